import * as z from 'zod/mini';
import { chatMessage, clientId } from './chat.schemas';
import { domain } from './domain';
import {
  count,
  id,
  idText,
  isCalendarTime,
  isCursor,
  pageQuery,
  paged,
  pictureUrl,
} from '../core/scalars';

/** `YYYY-MM-DD HH:mm:ss`, or the cursor returned with an earlier page, which adds a fraction and an id. */
const cursor = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{6}\.\d{1,10})?$/, 'format error'),
  z.refine((text) => isCalendarTime(text) || isCursor(text), 'format error'),
);

const historyQuery = z.object({
  /** Only older messages; initially `2099-12-31 23:59:59`. */
  limit_time: z.optional(cursor),
  /** Alternative for catching up: messages after this one, oldest first. */
  after: z.optional(
    z.coerce.number<number | string>().check(z.int(), z.gte(0), z.lte(2_147_483_647)),
  ),
  /** '1': do not mark messages as seen. */
  peek: z.optional(z.enum(['0', '1'])),
});

const history = z.object({
  /** Oldest first. */
  list: z.array(chatMessage),
  /** Cursor of the older messages; null: there are none. When catching up: null when the list is complete. */
  limit_time: z.nullable(z.string()),
  /** Messages of the other side that were unseen before this request. */
  unread_count: count,
});

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
    files: {
      file: { required: true, maxBytes: 100 * 1024 * 1024 },
      /** The video's poster image. */
      poster: { required: false, maxBytes: 10 * 1024 * 1024 },
    },
    body: z.object({
      /** 1 picture, 2 video. */
      type: z.enum(['1', '2']),
      client_id: clientId,
      /** Required from staff: the member they answer. */
      member_id: z.optional(idText),
    }),
    reply: chatMessage,
  },
  conversations: {
    summary: 'The members who have talked to the shop, those waiting for a reply first',
    access: 'staff',
    query: z.object(pageQuery),
    reply: paged(
      z.object({
        member_id: id,
        name: z.string(),
        avatar: z.nullable(pictureUrl),
        unread_count: count,
        latest: chatMessage,
      }),
    ),
  },
  conversation: {
    summary: "One member's messages with the shop, as staff read them",
    access: 'staff',
    params: z.object({ member: idText }),
    query: historyQuery,
    reply: history,
  },
});
