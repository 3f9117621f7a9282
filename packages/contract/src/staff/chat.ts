import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
import { count, id, idText, isCursor, line, money, pictureUrl, text, time } from '../core/scalars';
import { MEDIA_TYPES } from '../core/wire';
import { chatMessage, clientId } from '../shop/chat.schemas';
import { mediaFiles } from '../shop/media';
import { avatar } from '../shop/members.schemas';
import { orderNumber, orderState } from '../shop/orders';
import { layer } from '../shop/products.schemas';
import { mediaRefusals } from '../shop/refusals';
import { chatQueues } from './chat-queues';
import { staffDomain } from './domain';
import { colleague } from './staff.schemas';

const queue = named('ChatQueue', 'A queue of conversations.', z.enum(chatQueues));
const member = describe(id, "The member's id.");

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

const listed = named(
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

const conversation = named(
  'StaffConversationDetail',
  'A conversation with what its member has ordered and put into their carts.',
  z.extend(conversationRow, {
    member: describe(
      z.object({
        account: describe(
          z.string(),
          'How the member signs in; masked where the caller may not see it.',
        ),
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
const cursor = z.string().check(z.refine(isCursor, 'format error'));

const history = named(
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

const cannedReply = named(
  'CannedReply',
  'A text that colleagues send often.',
  z.object({
    id: describe(id, 'Its id.'),
    title: describe(z.string(), 'By what colleagues find it.'),
    text: describe(z.string(), 'The text.'),
  }),
);

const ofMember = { member_id: member };
const reads = { access: 'staff', permission: 'chat.answer' } as const;
const changes = { ...reads, refusals: ['notFound'], reply: conversation } as const;

/** What guards an answer against that of a colleague. */
const seen = {
  seen_id: describe(
    count,
    'The id of the latest message that the caller has seen; 0: none. After a newer answer of a colleague the call is refused.',
  ),
  even_if_answered: describe(
    z.optional(z.boolean()),
    'Send it although a colleague has just answered.',
  ),
};

/** The conversations of members with the shop, for the colleagues who answer them. */
export const chat = staffDomain('chat', {
  list: {
    ...reads,
    summary: 'The conversations of a queue, and where the list continues',
    query: z.strictObject({
      queue: describe(z.optional(queue), 'The queue. Left out: `waiting`.'),
      after: describe(z.optional(z.string()), 'The `after` of an earlier page.'),
    }),
    reply: z.object({
      list: describe(
        z.array(listed),
        'The conversations, 30 at most: in `waiting` the longest wait first, in `snoozed` the first to come back, else the latest message first.',
      ),
      after: describe(z.nullable(z.string()), 'The `after` of the next page; null: none.'),
    }),
  },
  counts: {
    ...reads,
    summary: 'How many conversations wait, up to a limit, and since when',
    reply: z.object({
      limit: describe(z.int(), 'A count that equals it means: at least as many.'),
      waiting: describe(count, 'Conversations whose member waits for an answer.'),
      mine: describe(count, 'Open conversations of the caller.'),
      oldest: describe(
        z.nullable(time),
        'Since when the first of them waits, Asia/Taipei; null: nobody waits.',
      ),
    }),
  },
  detail: {
    ...reads,
    summary: "One conversation: its state, notes, and the member's orders and carts",
    params: z.object({ member: describe(idText, "The member's id.") }),
    reply: conversation,
  },
  history: {
    ...reads,
    summary: "A part of a member's messages with the shop; marks nothing as read",
    params: z.object({ member: describe(idText, "The member's id.") }),
    query: z.strictObject({
      before: describe(z.optional(cursor), 'Only older messages; left out: the newest.'),
    }),
    reply: history,
  },
  read: {
    ...reads,
    summary: "Mark a member's messages as read; the conversation goes on waiting for an answer",
    refusals: ['notFound'],
    body: z.strictObject({
      ...ofMember,
      until: describe(id, 'The id of the last message that was shown.'),
    }),
    reply: z.null(),
  },
  send: {
    ...reads,
    summary: 'Answer a member with a text',
    refusals: ['notFound', 'answeredMeanwhile'],
    audit: 'chat.answered',
    body: z.strictObject({
      ...ofMember,
      ...seen,
      client_id: clientId,
      text: describe(text(2000, 'Please enter a message'), 'The text, 2,000 characters at most.'),
    }),
    reply: chatMessage,
  },
  sendOrder: {
    ...reads,
    summary: "Answer a member with a reference to one of the member's orders",
    refusals: ['notFound', 'answeredMeanwhile'],
    audit: 'chat.answered',
    body: z.strictObject({
      ...ofMember,
      ...seen,
      client_id: clientId,
      trans_order_id: orderNumber,
    }),
    reply: chatMessage,
  },
  sendMedia: {
    ...reads,
    summary: 'Answer a member with a picture or a video',
    refusals: ['notFound', ...mediaRefusals],
    audit: 'chat.answered',
    files: mediaFiles,
    body: z.strictObject({
      member_id: describe(idText, "The member's id."),
      client_id: clientId,
      type: describe(z.enum(MEDIA_TYPES), '1 picture, 2 video.'),
    }),
    reply: chatMessage,
  },
  assign: {
    ...changes,
    summary: 'Make a colleague responsible for a conversation, or nobody',
    audit: 'chat.assigned',
    body: z.strictObject({
      ...ofMember,
      to: describe(z.nullable(id), 'The id of the colleague; null: nobody.'),
    }),
  },
  snooze: {
    ...changes,
    summary: 'Take a conversation out of the queue until a time',
    audit: 'chat.snoozed',
    body: z.strictObject({
      ...ofMember,
      minutes: describe(
        z.int().check(z.gte(5), z.lte(43_200)),
        'For how many minutes, 5 to 43,200.',
      ),
    }),
  },
  resolve: {
    ...changes,
    summary: 'Say that a conversation is done, or needs no answer',
    refusals: ['notFound', 'wroteMeanwhile'],
    audit: 'chat.resolved',
    body: z.strictObject({
      ...ofMember,
      seen_id: describe(
        count,
        'The id of the latest message that the caller has seen; 0: none. After a newer message of the member the call is refused.',
      ),
    }),
  },
  reopen: {
    ...changes,
    summary: 'Open a snoozed or resolved conversation again',
    audit: 'chat.reopened',
    body: z.strictObject(ofMember),
  },
  addNote: {
    ...changes,
    summary: 'Add a note that only colleagues read',
    audit: 'chat.noted',
    body: z.strictObject({
      ...ofMember,
      text: describe(text(1000, 'Please enter a note'), 'The note, 1,000 characters at most.'),
    }),
  },
  colleagues: {
    ...reads,
    summary: 'The colleagues who may be made responsible for a conversation',
    reply: z.array(colleague),
  },
  cannedReplies: {
    ...reads,
    summary: 'The texts that colleagues send often, by title',
    reply: z.array(cannedReply),
  },
  saveCannedReply: {
    ...reads,
    summary: 'Add or change a text that colleagues send often',
    refusals: ['notFound'],
    audit: 'chat.cannedReplySaved',
    body: z.strictObject({
      id: describe(z.optional(id), 'Its id; left out: a new one.'),
      title: describe(line(40, 'Please enter a title'), 'By what colleagues find it.'),
      text: describe(text(2000, 'Please enter a message'), 'The text, 2,000 characters at most.'),
    }),
    reply: z.array(cannedReply),
  },
  deleteCannedReply: {
    ...reads,
    summary: 'Delete a text that colleagues send often',
    refusals: ['notFound'],
    audit: 'chat.cannedReplyDeleted',
    body: z.strictObject({ id: describe(id, 'Its id.') }),
    reply: z.array(cannedReply),
  },
});
