import * as z from 'zod/mini';
import { domain } from './domain';
import {
  notification,
  notificationKind,
  notificationPreferences,
  notificationTopic,
  pushDevice,
  unreadCount,
} from './notifications.schemas';
import { count, done, idText, pageQuery, paged } from '../core/scalars';

/** Notifications and badges. */
export const notifications = domain('notifications', {
  badges: {
    summary: 'The number of unread notifications, and of units in all carts',
    access: 'member',
    reply: z.object({ notify: count, cart: count }),
  },
  list: {
    summary: "The member's notifications of one kind, newest first",
    access: 'member',
    params: z.object({ kind: z.pipe(z.coerce.number<1 | 2 | '1' | '2'>(), notificationKind) }),
    query: z.object(pageQuery),
    reply: z.object({ ...paged(notification).shape, unread_count: unreadCount }),
  },
  detail: {
    summary: 'One notification, which is marked as read',
    access: 'member',
    params: z.object({ id: idText }),
    reply: notification,
  },
  readAll: {
    summary: 'Mark all notifications as read',
    access: 'member',
    reply: z.object({ unread_count: unreadCount }),
  },
  preferences: {
    summary:
      "The member's notification preferences by topic; orders and the account are always notified",
    access: 'member',
    reply: notificationPreferences,
  },
  savePreference: {
    summary: 'Switch one notification topic on or off, from the next event on',
    access: 'member',
    body: z.object({ topic: notificationTopic, on: z.boolean() }),
    reply: notificationPreferences,
  },
  push: {
    summary: "The public key for a browser's push subscription, and the current subscription",
    access: 'member',
    reply: z.object({
      public_key: z.string(),
      /** The endpoint of this session's browser; null: none. */
      endpoint: z.nullable(z.string()),
    }),
  },
  savePush: {
    summary: 'Subscribe the browser of this session to push messages, until the session ends',
    access: 'member',
    body: pushDevice,
    reply: done,
  },
  deletePush: {
    summary: 'Unsubscribe the browser of this session from push messages',
    access: 'member',
    body: z.object({}),
    reply: done,
  },
});
