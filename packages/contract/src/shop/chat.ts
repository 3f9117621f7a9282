import * as z from 'zod/mini';
import { chatMessage, clientId } from './chat.schemas';
import { describe, named } from '../core/describe';
import { domain } from './domain';
import { mediaFiles } from './media';
import { mediaRefusals } from './refusals';
import { count, idText, isCalendarTime, isCursor } from '../core/scalars';
import { MEDIA_TYPES } from '../core/wire';

/** `YYYY-MM-DD HH:mm:ss`, or the cursor returned with an earlier page, which adds a fraction and an id. */
const cursor = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{6}\.\d{1,10})?$/, 'format error'),
  z.refine((text) => isCalendarTime(text) || isCursor(text), 'format error'),
);

const historyQuery = z.object({
  limit_time: describe(z.optional(cursor), 'Only older messages than this; left out: the newest.'),
  after: describe(
    z.optional(z.coerce.number<number | string>().check(z.int(), z.gte(0), z.lte(2_147_483_647))),
    'Instead of `limit_time`: the messages after this id, oldest first.',
  ),
  peek: describe(z.optional(z.enum(['0', '1'])), "'1': the messages are not marked as read."),
});

const history = named(
  'ChatHistory',
  'A part of a conversation with the shop.',
  z.object({
    list: describe(z.array(chatMessage), 'The messages, oldest first.'),
    limit_time: describe(
      z.nullable(z.string()),
      'The `limit_time` for older messages; null: there are none. With `after`: null when the list is complete.',
    ),
    unread_count: describe(count, 'Messages of the other side that were unread before this call.'),
  }),
);

/** Chat with the shop. */
export const chat = domain('chat', {
  history: {
    summary:
      "The member's messages with the shop before a cursor; marks the shop's messages as read",
    access: 'member',
    query: historyQuery,
    reply: history,
  },
  uploadMedia: {
    summary:
      'Send a picture or a video to the shop; every open page of the conversation receives it',
    access: 'member',
    refusals: ['notFound', ...mediaRefusals],
    files: mediaFiles,
    body: z.object({
      type: describe(z.enum(MEDIA_TYPES), '1 picture, 2 video.'),
      client_id: clientId,
      member_id: describe(z.optional(idText), 'The id of the caller; another one is refused.'),
    }),
    reply: chatMessage,
  },
});
