import * as z from 'zod/mini';
import { count, id, pictureUrl, time } from './scalars';

/** 1 about the member's own orders and account, 2 from the shop and the wall. */
export const notificationKind = z.literal([1, 2]);

/**
 * What a member can switch off: a comment on a post of theirs, likes of it, a product that is back, news of the
 * shop. What concerns their orders and their account is always told.
 */
export const notificationTopics = ['comment', 'like', 'restock', 'news'] as const;
/** One of {@link notificationTopics}. */
export const notificationTopic = z.enum(notificationTopics);
/** A topic that can be switched off. */
export type NotificationTopic = (typeof notificationTopics)[number];

/** Where a notification leads: data, of which each site makes its own address. */
export const notificationTarget = z.discriminatedUnion('type', [
  z.object({ type: z.literal('order'), trans_order_id: z.string() }),
  z.object({ type: z.literal('article'), a_id: id }),
  z.object({ type: z.literal('product'), p_id: id }),
  /** The conversation with the shop. */
  z.object({ type: z.literal('chat') }),
  /** A page of the site that the shop chose. */
  z.object({ type: z.literal('page'), path: z.string() }),
]);
/** Where a notification leads. */
export type NotificationTarget = z.output<typeof notificationTarget>;

/** Unread notifications by kind. */
export const unreadCount = z.object({ 1: count, 2: count });

export const notification = z.object({
  id,
  kind: notificationKind,
  /** What it is about: for its icon, and for the switch that turns such ones off. */
  topic: z.enum(['order', 'payment', 'chat', 'account', ...notificationTopics]),
  title: z.string(),
  content: z.string(),
  /** Who did it, the latest of several; null: the shop, or somebody who has left. */
  actor: z.nullable(z.object({ name: z.string(), avatar: z.nullable(pictureUrl) })),
  /** null: it leads nowhere. */
  target: z.nullable(notificationTarget),
  /** Of what was gathered: when the latest of it happened. */
  create_time: time,
  /** '0' unread. */
  is_read: z.enum(['0', '1']),
});

/** Each topic that can be switched, and whether it is on. */
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

/** Where a browser takes push messages: what its `PushSubscription` says of itself. */
export const pushDevice = z.object({
  endpoint: z.url().check(z.maxLength(1024)),
  keys: z.object({ p256dh: keyOf(65), auth: keyOf(16) }),
});
