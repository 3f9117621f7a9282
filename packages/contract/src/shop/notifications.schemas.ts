import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
import { count, id, time } from '../core/scalars';
import { articleId } from './articles.schemas';
import { avatar } from './members.schemas';
import { productId } from './products.schemas';

/** The kind of a notification. */
export const notificationKind = describe(
  named(
    'NotificationKind',
    "1: about the member's orders and account; 2: from the shop and the wall.",
    z.literal([1, 2]),
  ),
  "1 about the member's own orders and account, 2 from the shop and the wall.",
);

/**
 * The topics that a member can switch off: comments on own posts, likes of them, products back in
 * stock, shop announcements. Notifications about orders and the account are always sent.
 */
export const notificationTopics = ['comment', 'like', 'restock', 'news'] as const;
/** One of {@link notificationTopics}. */
export const notificationTopic = named(
  'NotificationTopic',
  'A topic of notifications that a member can switch off.',
  z.enum(notificationTopics),
);
/** A topic that can be switched off. */
export type NotificationTopic = (typeof notificationTopics)[number];

// @__NO_SIDE_EFFECTS__
function targetType<const Type extends string>(type: Type) {
  return describe(z.literal(type), 'What it leads to; `chat` is the conversation with the shop.');
}

/** The target of a notification as data, from which each site builds its own URL. */
export const notificationTarget = named(
  'NotificationTarget',
  'The target of a notification as data: an order, a post, a product, the chat, or a page.',
  z.discriminatedUnion('type', [
    z.object({
      type: targetType('order'),
      trans_order_id: describe(z.string(), "The order's number."),
    }),
    z.object({ type: targetType('article'), a_id: articleId }),
    z.object({ type: targetType('product'), p_id: productId }),
    z.object({ type: targetType('chat') }),
    z.object({
      type: targetType('page'),
      path: describe(z.string(), 'A page of the site, which the shop chose.'),
    }),
  ]),
);
export type { NotificationTarget } from './shapes';

/** Unread notifications by kind. */
export const unreadCount = describe(
  named(
    'UnreadCount',
    'Unread notifications by kind.',
    z.object({
      1: describe(count, "About the member's own orders and account."),
      2: describe(count, 'From the shop and the wall.'),
    }),
  ),
  'How many are unread.',
);

export const notification = named(
  'Notification',
  'One notification.',
  z.object({
    id: describe(id, 'Its id.'),
    kind: notificationKind,
    topic: describe(
      z.enum(['order', 'payment', 'chat', 'account', ...notificationTopics]),
      'Its topic, for the icon and for muting.',
    ),
    title: describe(z.string(), 'Its title.'),
    content: describe(z.string(), 'The text.'),
    actor: describe(
      z.nullable(z.object({ name: describe(z.string(), "The member's name."), avatar })),
      'The member who caused it, the latest of several; null: the shop, or a deleted account.',
    ),
    target: describe(z.nullable(notificationTarget), 'Where it leads; null: nowhere.'),
    create_time: describe(time, 'Time of its latest event, Asia/Taipei.'),
    is_read: describe(z.enum(['0', '1']), "'0' unread, '1' read."),
  }),
);

/** Each topic that can be switched off, and whether it is on. */
export const notificationPreferences = named(
  'NotificationPreferences',
  'The notification topics, and whether the member has each switched on.',
  z.object({
    comment: describe(z.boolean(), "Comments on the member's posts."),
    like: describe(z.boolean(), "Likes of the member's posts."),
    restock: describe(z.boolean(), 'Products that are back in stock.'),
    news: describe(z.boolean(), 'Announcements of the shop.'),
  }),
);

/** Base64 without padding, for URLs, of so many bytes. */
const keyOf = (bytes: number) =>
  z
    .string()
    .check(z.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`), 'format error'));

/** The push subscription of a browser, in the format of `PushSubscription`. */
export const pushDevice = z.object({
  endpoint: describe(
    z.url().check(z.maxLength(1024)),
    "The `endpoint` of the browser's `PushSubscription`.",
  ),
  keys: describe(
    z.object({
      p256dh: describe(keyOf(65), 'The public key, in base64url.'),
      auth: describe(keyOf(16), 'The secret, in base64url.'),
    }),
    "The `keys` of the browser's `PushSubscription`.",
  ),
});
