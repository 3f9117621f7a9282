import type { CallOptions, Calls } from './http/http';
import { methods } from './http/methods';
import type {
  Badges,
  Body,
  Notification,
  NotificationKind,
  NotificationPreferences,
  NotificationTopic,
  Reply,
} from './types';

/** Notifications and badges. */
export interface NotificationsApi {
  /** The number of unread notifications, and of units in all carts. */
  badges(options?: CallOptions): Promise<Badges>;
  /**
   * The member's notifications of one kind, newest first, with the unread counts of both kinds.
   *
   * @param kind - 1: about the member's orders and account; 2: from the shop.
   */
  list(
    kind: NotificationKind,
    query?: { page?: number },
    options?: CallOptions,
  ): Promise<Reply<'notifications', 'list'>>;
  /** Fetches one notification and marks it as read. @throws MallError `notFound` */
  detail(id: number, options?: CallOptions): Promise<Notification>;
  /** Marks all notifications as read. */
  readAll(options?: CallOptions): Promise<Reply<'notifications', 'readAll'>>;
  /** The topics that can be switched off, and whether each is on. Orders and the account are always told of. */
  preferences(options?: CallOptions): Promise<NotificationPreferences>;
  /** Switches a topic on or off, from the next event on. */
  storePreference(
    topic: NotificationTopic,
    on: boolean,
    options?: CallOptions,
  ): Promise<NotificationPreferences>;
  /**
   * The key that a browser subscribes with, the `applicationServerKey` of `PushManager.subscribe`; and where
   * push messages of this session go.
   */
  push(options?: CallOptions): Promise<Reply<'notifications', 'push'>>;
  /**
   * Has push messages sent to this browser until the session ends.
   *
   * @param device - What `PushSubscription.toJSON()` gives.
   * @throws MallError `invalidFields`, such as for an address that is no push service's
   */
  storePush(
    device: Body<'notifications', 'storePush'>,
    options?: CallOptions,
  ): Promise<Reply<'notifications', 'storePush'>>;
  /** Sends no more push messages to this browser. Idempotent. */
  deletePush(options?: CallOptions): Promise<Reply<'notifications', 'deletePush'>>;
}

/** Creates `mall.notifications`. */
export const createNotifications = (call: Calls<'notifications'>): NotificationsApi => ({
  ...methods(call, 'notifications', { list: 1 }),
  storePreference: (topic, on, options) =>
    call('storePreference', { body: { topic, on } }, options),
  deletePush: (options) => call('deletePush', { body: {} }, options),
});
