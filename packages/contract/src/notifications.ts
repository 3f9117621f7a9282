import * as z from 'zod/mini';
import { domain } from './endpoint';
import { count, id, idText, pageQuery, paged, time } from './scalars';

/** 1 about the member's own orders and account, 2 from the shop. */
const kind = z.literal([1, 2]);

const notification = z.object({
  id,
  kind,
  title: z.string(),
  content: z.string(),
  /** Link target on this site; null: none. */
  href: z.nullable(z.string()),
  create_time: time,
  /** '0' unread (spec §3). */
  is_read: z.enum(['0', '1']),
});

/** Unread notifications by kind (spec §3). */
const unreadCount = z.object({ 1: count, 2: count });

/** Notifications and badges (spec §3, Badges). */
export const notifications = domain('notifications', {
  badges: {
    summary: 'Unread notifications, and pieces in all carts',
    access: 'member',
    reply: z.object({ notify: count, cart: count }),
  },
  list: {
    summary: "The member's notifications of one kind, newest first",
    access: 'member',
    params: z.object({ kind: z.pipe(z.coerce.number<1 | 2 | '1' | '2'>(), kind) }),
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
});
