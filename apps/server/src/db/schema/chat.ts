import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { timestamptz, serialId, writtenAt } from './columns';
import { members } from './members';
import { orders } from './orders';

/** 1 text, 2 picture, 3 video, 4 order (spec §3, Chat message). */
export type ChatMessageType = 1 | 2 | 3 | 4;

/** All chat messages between members and the shop. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    /** Also defines the order within a conversation. */
    id: serialId(),
    /** The member whose conversation with the shop this is. */
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The author: the member or a staff member. */
    authorId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Id chosen by the author's client, so that a message sent twice is stored once. */
    clientId: text().notNull(),
    type: smallint().$type<ChatMessageType>().notNull(),
    text: text().notNull().default(''),
    /** URL of a picture or video. */
    media: text(),
    /** A video's poster image. */
    poster: text(),
    orderId: integer().references(() => orders.id),
    /** When the other side read it. */
    readAt: timestamptz(),
    createdAt: writtenAt(),
  },
  (message) => [
    unique('chat_messages_once').on(message.authorId, message.clientId),
    index('chat_messages_of_member').on(message.memberId, message.id),
    // For the cursor of the history.
    index('chat_messages_by_time').on(message.memberId, message.createdAt, message.id),
    // For the messages that one side has not read.
    index('chat_messages_unread')
      .on(message.memberId)
      .where(sql`${message.readAt} is null`),
    check('chat_messages_type', sql`${message.type} in (1, 2, 3, 4)`),
  ],
);

/** A member's conversation with the shop, for the staff's list; written with its messages. */
export const chatConversations = pgTable(
  'chat_conversations',
  {
    memberId: integer()
      .primaryKey()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The id of the latest message. */
    latestId: integer().notNull(),
    /** The number of the member's messages that the shop has not read. */
    unread: integer().notNull().default(0),
  },
  (conversation) => [
    // For the list: those that wait for an answer first, then the latest.
    index('chat_conversations_list').on(sql`(${conversation.unread} > 0)`, conversation.latestId),
    check('chat_conversations_unread', sql`${conversation.unread} >= 0`),
  ],
);
