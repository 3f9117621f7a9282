import type { CallOptions, Calls } from './http/http';
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
  /**
   * The topics that can be switched off, and whether each is on. Notifications about orders and the
   * account are always sent.
   */
  preferences(options?: CallOptions): Promise<NotificationPreferences>;
  /** Switches a topic on or off, from the next event on. */
  savePreference(
    topic: NotificationTopic,
    on: boolean,
    options?: CallOptions,
  ): Promise<NotificationPreferences>;
  /**
   * Returns the key for a push subscription, the `applicationServerKey` of `PushManager.subscribe`,
   * and the current endpoint of this session.
   */
  push(options?: CallOptions): Promise<Reply<'notifications', 'push'>>;
  /**
   * Subscribes this browser to push messages until the session ends.
   *
   * @param device - The result of `PushSubscription.toJSON()`.
   * @throws MallError `invalidFields`, such as for an endpoint that is not a push service's
   */
  savePush(
    device: Body<'notifications', 'savePush'>,
    options?: CallOptions,
  ): Promise<Reply<'notifications', 'savePush'>>;
  /** Unsubscribes this browser from push messages. Idempotent. */
  deletePush(options?: CallOptions): Promise<Reply<'notifications', 'deletePush'>>;
}

/** Creates `mall.notifications`. */
export const createNotifications = (call: Calls<'notifications'>): NotificationsApi => ({
  badges: (options) => call('badges', {}, options),
  list: (kind, query, options) => call('list', { params: { kind }, query }, options),
  detail: (id, options) => call('detail', { params: { id } }, options),
  readAll: (options) => call('readAll', {}, options),
  preferences: (options) => call('preferences', {}, options),
  push: (options) => call('push', {}, options),
  savePush: (device, options) => call('savePush', { body: device }, options),
  savePreference: (topic, on, options) => call('savePreference', { body: { topic, on } }, options),
  deletePush: (options) => call('deletePush', { body: {} }, options),
});
