import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, moment, serialId } from './columns';
import { members } from './members';
import { orders } from './orders';

/** 1 text, 2 picture, 3 video, 4 order (spec §3, Chat message). */
export type ChatMessageType = 1 | 2 | 3 | 4;

/** Every message between a member and the shop. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    /** Also the order of a conversation. */
    id: serialId(),
    /** Whose conversation with the shop it is. */
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Who wrote it: the member, or one of the shop's people. */
    authorId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The author's own name for it: sent twice, it is kept once. */
    clientId: text().notNull(),
    type: smallint().$type<ChatMessageType>().notNull(),
    text: text().notNull().default(''),
    /** A picture's or a video's address. */
    media: text(),
    /** A video's still picture. */
    poster: text(),
    orderId: integer().references(() => orders.id),
    /** When the other side saw it. */
    readAt: moment(),
    createdAt: createdAt(),
  },
  (message) => [
    unique('chat_messages_once').on(message.authorId, message.clientId),
    index('chat_messages_of_member').on(message.memberId, message.id),
    // The history's cursor.
    index('chat_messages_by_time').on(message.memberId, message.createdAt, message.id),
    // Who waits for an answer.
    index('chat_messages_unread')
      .on(message.memberId)
      .where(sql`${message.readAt} is null`),
    check('chat_messages_type', sql`${message.type} in (1, 2, 3, 4)`),
  ],
);
