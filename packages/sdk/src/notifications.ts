import type { CallOptions, Http } from './http/http';
import type { Badges, Notification, NotificationKind, Reply } from './types';

/** Notifications and badges (spec §3, Notification and Badges). */
export const createNotifications = ({ call }: Http) => ({
  /** The number of unread notifications, and of units in all carts. */
  badges: (options?: CallOptions): Promise<Badges> => call('notifications', 'badges', {}, options),
  /**
   * The member's notifications of one kind, newest first, with the unread counts of both kinds.
   *
   * @param kind - 1: about the member's orders and account; 2: from the shop.
   */
  list: (
    kind: NotificationKind,
    query?: { page?: number },
    options?: CallOptions,
  ): Promise<Reply<'notifications', 'list'>> =>
    call('notifications', 'list', { params: { kind }, query }, options),
  /** Fetches one notification and marks it as read. @throws MallError `notFound` */
  detail: (id: number, options?: CallOptions): Promise<Notification> =>
    call('notifications', 'detail', { params: { id } }, options),
  /** Marks all notifications as read. */
  readAll: (options?: CallOptions): Promise<Reply<'notifications', 'readAll'>> =>
    call('notifications', 'readAll', {}, options),
});
