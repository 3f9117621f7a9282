import type { CallOptions, Http } from './http/http';

/** What waits to be read. */
export const createNotifications = (http: Http) => ({
  /** Unread notifications, and pieces in all carts. */
  badges: (options?: CallOptions) => http.call('notifications', 'badges', {}, options),
});
