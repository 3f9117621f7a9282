import type { CallOptions, Http } from './http/http';
import type { Badges, Notification, NotificationKind, Reply } from './types';

/** What waits to be read (spec §3, Notification and Badges). */
export const createNotifications = ({ call }: Http) => ({
  /** Unread notifications, and pieces in all carts. */
  badges: (options?: CallOptions): Promise<Badges> => call('notifications', 'badges', {}, options),
  /**
   * The member's notifications of one kind, newest first, and how many are unread of either.
   *
   * @param kind - 1 about the member's own orders and account, 2 from the shop.
   */
  list: (
    kind: NotificationKind,
    query?: { page?: number },
    options?: CallOptions,
  ): Promise<Reply<'notifications', 'list'>> =>
    call('notifications', 'list', { params: { kind }, query }, options),
  /** One notification, which counts as read from now on. @throws MallError `notFound` */
  detail: (id: number, options?: CallOptions): Promise<Notification> =>
    call('notifications', 'detail', { params: { id } }, options),
  /** Marks all of them as read. */
  readAll: (options?: CallOptions): Promise<Reply<'notifications', 'readAll'>> =>
    call('notifications', 'readAll', {}, options),
});
