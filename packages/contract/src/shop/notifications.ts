import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
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
    reply: named(
      'Badges',
      'The number of unread notifications, and of units in all carts.',
      z.object({
        notify: describe(count, 'Unread notifications.'),
        cart: describe(count, 'Number of units in all carts.'),
      }),
    ),
  },
  list: {
    summary: "The member's notifications of one kind, newest first",
    access: 'member',
    params: z.object({
      kind: describe(
        z.pipe(z.coerce.number<1 | 2 | '1' | '2'>(), notificationKind),
        "1 about the member's own orders and account, 2 from the shop and the wall.",
      ),
    }),
    query: z.object(pageQuery),
    reply: z.extend(paged(notification), { unread_count: unreadCount }),
  },
  detail: {
    summary: 'One notification, which is marked as read',
    access: 'member',
    params: z.object({ id: describe(idText, "The notification's id.") }),
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
    body: z.object({
      topic: describe(notificationTopic, 'The topic.'),
      on: describe(z.boolean(), 'Whether the member wants these notifications.'),
    }),
    reply: notificationPreferences,
  },
  push: {
    summary: "The public key for a browser's push subscription, and the current subscription",
    access: 'member',
    reply: z.object({
      public_key: describe(
        z.string(),
        'The key that a browser subscribes with, `applicationServerKey`.',
      ),
      endpoint: describe(
        z.nullable(z.string()),
        'The browser of this session that messages go to; null: none.',
      ),
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
