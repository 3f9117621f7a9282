import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
import { count, id, isCursor, money, pictureUrl, time } from '../core/scalars';
import { chatMessage } from '../shop/chat.schemas';
import { avatar } from '../shop/members.schemas';
import { orderState } from '../shop/orders';
import { layer } from '../shop/products.schemas';
import { chatQueues } from './chat-queues';
import { colleague } from './staff.schemas';

/** A queue of conversations. */
export const queue = named('ChatQueue', 'A queue of conversations.', z.enum(chatQueues));
/** The id of a member, which is that of their conversation. */
export const member = describe(id, "The member's id.");

const conversationRow = z.object({
  member_id: member,
  name: describe(z.string(), "The member's name."),
  avatar,
  state: describe(
    z.enum(['open', 'snoozed', 'resolved']),
    'Its state; a new message of the member opens it again.',
  ),
  waiting_since: describe(
    z.nullable(time),
    'Since when the member waits for an answer, Asia/Taipei; null: nobody waits.',
  ),
  snoozed_until: describe(
    z.nullable(time),
    'When it comes back, Asia/Taipei; null: it is not snoozed.',
  ),
  assignee: describe(z.nullable(colleague), 'Who is responsible; null: nobody.'),
  unread_count: describe(count, 'Messages of the member that no colleague has read.'),
});

/** A conversation in a queue of the desk. */
export const listed = named(
  'StaffConversation',
  'A conversation in a queue of the desk.',
  z.extend(conversationRow, { latest: describe(chatMessage, 'The latest message.') }),
);

const note = z.object({
  id: describe(id, 'Its id.'),
  text: describe(z.string(), 'The text.'),
  author: describe(z.string(), 'The name of the colleague who wrote it.'),
  create_time: describe(time, 'When it was written, Asia/Taipei.'),
});

const orderBeside = z.object({
  trans_order_id: describe(z.string(), "The order's number."),
  state: orderState,
  state_text: describe(z.string(), 'Its state, for a person.'),
  create_time: describe(time, 'When it was created, Asia/Taipei.'),
  final_amount: describe(money, 'The amount to pay, NT$.'),
  index_img: describe(
    z.nullable(pictureUrl),
    'Address of the picture of its first product; null: none.',
  ),
  products: describe(z.string(), 'The name of its first product.'),
  products_count: describe(count, 'Number of units.'),
});

const cartBeside = z.object({
  layer,
  amount: describe(money, 'The sum of its lines at the price of today, NT$.'),
  products: describe(
    z.array(
      z.object({
        p_id: describe(id, "The product's id."),
        name: describe(z.string(), 'The name of the product.'),
        count: describe(count, 'How many.'),
      }),
    ),
    'Its lines.',
  ),
});

/** A conversation with what its member has ordered and put into their carts. */
export const conversation = named(
  'StaffConversationDetail',
  'A conversation with what its member has ordered and put into their carts.',
  z.extend(conversationRow, {
    member: describe(
      z.object({
        account: describe(z.string(), 'How the member signs in, masked.'),
        group: describe(z.string(), 'The name of the group of the member.'),
        points: describe(count, 'Their points.'),
        join_time: describe(time, 'When they joined, Asia/Taipei.'),
        orders_count: describe(count, 'How many orders they have placed.'),
      }),
      'The member.',
    ),
    orders: describe(z.array(orderBeside), 'Their latest orders, newest first, 5 at most.'),
    carts: describe(z.array(cartBeside), 'Their carts that are not empty, by layer.'),
    notes: describe(z.array(note), 'The notes of colleagues, the earliest first.'),
  }),
);

/** A cursor of the history: that of an earlier page. */
export const cursor = z.string().check(z.refine(isCursor, 'format error'));

/** A part of a conversation. */
export const history = named(
  'StaffChatHistory',
  'A part of a conversation.',
  z.object({
    list: describe(z.array(chatMessage), 'The messages, oldest first.'),
    before: describe(
      z.nullable(z.string()),
      'The `before` for older messages; null: there are none.',
    ),
  }),
);

/** A text that colleagues send often. */
export const cannedReply = named(
  'CannedReply',
  'A text that colleagues send often.',
  z.object({
    id: describe(id, 'Its id.'),
    title: describe(z.string(), 'By what colleagues find it.'),
    text: describe(z.string(), 'The text.'),
  }),
);
