import * as z from 'zod/mini';
import { describe } from '../core/describe';
import { count, id, idText, line, text, time } from '../core/scalars';
import { shown } from '../core/shown';
import { MEDIA_TYPES } from '../core/wire';
import { chatMessage, clientId } from '../shop/chat.schemas';
import { mediaFiles } from '../shop/media';
import { orderNumber } from '../shop/orders';
import { mediaRefusals } from '../shop/refusals';
import { cannedReply, conversation, cursor, history, listed, member, queue } from './chat.schemas';
import { memberContact } from './contacts.schemas';
import { staffDomain } from './domain';
import { colleague } from './staff.schemas';

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
  revealContact: {
    summary:
      'The contact details of the member of a conversation in full; each call is recorded in the audit',
    access: 'staff',
    permission: 'members.unmask',
    refusals: ['notFound'],
    audit: 'member.unmasked',
    body: z.strictObject(ofMember),
    reply: memberContact,
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
    idempotent: true,
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
    refusals: ['notFound', 'changedMeanwhile'],
    audit: 'chat.cannedReplySaved',
    body: z.strictObject({
      id: describe(z.optional(id), 'Its id; left out: a new one.'),
      title: describe(line(40, 'Please enter a title'), 'By what colleagues find it.'),
      text: describe(text(2000, 'Please enter a message'), 'The text, 2,000 characters at most.'),
      base: shown(z.pick(cannedReply, { title: true, text: true }).shape),
    }),
    reply: z.array(cannedReply),
    idempotent: true,
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
