import * as z from 'zod/mini';
import { domain } from './endpoint';
import {
  notification,
  notificationKind,
  notificationPreferences,
  notificationTopic,
  pushDevice,
  unreadCount,
} from './notifications.schemas';
import { count, done, idText, pageQuery, paged } from './scalars';

/** Notifications and badges. */
export const notifications = domain('notifications', {
  badges: {
    summary: 'Unread notifications, and pieces in all carts',
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
    summary: 'One notification, which counts as read from now on',
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
    summary: 'What the member wants to be told of; orders and the account are always told of',
    access: 'member',
    reply: notificationPreferences,
  },
  storePreference: {
    summary: 'Switch one topic on or off, from the next event on',
    access: 'member',
    body: z.object({ topic: notificationTopic, on: z.boolean() }),
    reply: notificationPreferences,
  },
  push: {
    summary: 'The key that a browser subscribes to push messages with, and where they go now',
    access: 'member',
    reply: z.object({
      public_key: z.string(),
      /** The browser of this session that they are sent to; null: none. */
      endpoint: z.nullable(z.string()),
    }),
  },
  storePush: {
    summary: 'Send push messages to the browser of this session, until it ends',
    access: 'member',
    body: pushDevice,
    reply: done,
  },
  deletePush: {
    summary: 'Send no more push messages to the browser of this session',
    access: 'member',
    body: z.object({}),
    reply: done,
  },
});
