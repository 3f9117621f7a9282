import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { timestamptz, serialId, writtenAt } from './columns';
import { members } from './members';
import { orders } from './orders';
import { staff } from './staff';

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
    /** Whether a video lost its sound, because browsers cannot play the format. */
    soundDropped: boolean().notNull().default(false),
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

/** The state of a conversation. A snoozed one is open again when its time has passed. */
export type ConversationState = 'open' | 'snoozed' | 'resolved';

/** A member's conversation with the shop; written with its messages. */
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
    state: text().$type<ConversationState>().notNull().default('open'),
    /** When the member wrote the first message that nobody has answered; null: nobody waits. */
    waitingSince: timestamptz(),
    /** Until when a snoozed conversation is out of the queue. */
    snoozedUntil: timestamptz(),
    /** The colleague who is responsible. */
    assigneeId: integer().references(() => staff.memberId, { onDelete: 'set null' }),
  },
  (conversation) => [
    // For the queues of the desk.
    index('chat_conversations_waiting')
      .on(conversation.waitingSince, conversation.memberId)
      .where(sql`${conversation.waitingSince} is not null`),
    index('chat_conversations_open')
      .on(conversation.latestId)
      .where(sql`${conversation.state} <> 'resolved'`),
    index('chat_conversations_resolved')
      .on(conversation.latestId)
      .where(sql`${conversation.state} = 'resolved'`),
    index('chat_conversations_snoozed')
      .on(conversation.snoozedUntil, conversation.memberId)
      .where(sql`${conversation.state} = 'snoozed'`),
    index('chat_conversations_of_assignee').on(conversation.assigneeId, conversation.latestId),
    check('chat_conversations_unread', sql`${conversation.unread} >= 0`),
    check(
      'chat_conversations_snoozed_until',
      sql`(${conversation.state} = 'snoozed') = (${conversation.snoozedUntil} is not null)`,
    ),
  ],
);

/** Notes about a conversation that only colleagues read. */
export const chatNotes = pgTable(
  'chat_notes',
  {
    id: serialId(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The name of the colleague of that time. */
    author: text().notNull(),
    text: text().notNull(),
    createdAt: writtenAt(),
  },
  (note) => [index('chat_notes_of_member').on(note.memberId, note.id)],
);

/** Texts that colleagues send often. */
export const cannedReplies = pgTable('canned_replies', {
  id: serialId(),
  /** By what colleagues find it. */
  title: text().notNull(),
  text: text().notNull(),
});
