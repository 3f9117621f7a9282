import * as z from 'zod/mini';
import { count, id, pictureUrl, time } from '../core/scalars';

/** 1 about the member's own orders and account, 2 from the shop and the wall. */
export const notificationKind = z.literal([1, 2]);

/**
 * The topics that a member can switch off: comments on own posts, likes of them, products back in
 * stock, shop announcements. Notifications about orders and the account are always sent.
 */
export const notificationTopics = ['comment', 'like', 'restock', 'news'] as const;
/** One of {@link notificationTopics}. */
export const notificationTopic = z.enum(notificationTopics);
/** A topic that can be switched off. */
export type NotificationTopic = (typeof notificationTopics)[number];

/** The target of a notification as data, from which each site builds its own URL. */
export const notificationTarget = z.discriminatedUnion('type', [
  z.object({ type: z.literal('order'), trans_order_id: z.string() }),
  z.object({ type: z.literal('article'), a_id: id }),
  z.object({ type: z.literal('product'), p_id: id }),
  /** The conversation with the shop. */
  z.object({ type: z.literal('chat') }),
  /** A page of the site that the shop chose. */
  z.object({ type: z.literal('page'), path: z.string() }),
]);
/** The target of a notification. */
export type NotificationTarget = z.output<typeof notificationTarget>;

/** Unread notifications by kind. */
export const unreadCount = z.object({ 1: count, 2: count });

export const notification = z.object({
  id,
  kind: notificationKind,
  /** The topic: selects its icon, and the preference that switches it off. */
  topic: z.enum(['order', 'payment', 'chat', 'account', ...notificationTopics]),
  title: z.string(),
  content: z.string(),
  /** The member who caused it, the latest of several; null: the shop, or a deleted account. */
  actor: z.nullable(z.object({ name: z.string(), avatar: z.nullable(pictureUrl) })),
  /** null: no target. */
  target: z.nullable(notificationTarget),
  /** The time of the latest event when several are grouped. */
  create_time: time,
  /** '0' unread. */
  is_read: z.enum(['0', '1']),
});

/** Each topic that can be switched off, and whether it is on. */
export const notificationPreferences = z.object({
  comment: z.boolean(),
  like: z.boolean(),
  restock: z.boolean(),
  news: z.boolean(),
});

/** Base64 without padding, for URLs, of so many bytes. */
const keyOf = (bytes: number) =>
  z
    .string()
    .check(z.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`), 'format error'));

/** The push subscription of a browser, in the format of `PushSubscription`. */
export const pushDevice = z.object({
  endpoint: z.url().check(z.maxLength(1024)),
  keys: z.object({ p256dh: keyOf(65), auth: keyOf(16) }),
});
