import {
  and,
  asc,
  desc,
  eq,
  gt,
  isNull,
  lt,
  lte,
  ne,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { ADVISORY_LOCKS } from '../../db/advisory-locks';
import type { Connection, Transaction } from '../../db/database';
import { chatConversations, chatMessages, members } from '../../db/schema';
import { statement, type Inputs } from '../../db/statement';

/** A message before it is stored. */
export interface NewMessage extends Omit<
  typeof chatMessages.$inferInsert,
  'id' | 'createdAt' | 'readAt'
> {
  /** The colleague who becomes responsible for a conversation of nobody; left out: it stays so. */
  readonly assigneeId?: number;
}
type AddedMessage = {
  readonly [Key in keyof NewMessage]-?: Exclude<
    NewMessage[Key] | (Key extends 'assigneeId' ? null : never),
    undefined
  >;
};

/** The position of a page in a conversation: before a time, before a message, or after one. */
export type Place =
  | { readonly beforeTime: string }
  | { readonly beforeId: number }
  | { readonly afterId: number };

const shown = {
  id: chatMessages.id,
  memberId: chatMessages.memberId,
  authorId: chatMessages.authorId,
  clientId: chatMessages.clientId,
  type: chatMessages.type,
  text: chatMessages.text,
  media: chatMessages.media,
  poster: chatMessages.poster,
  soundDropped: chatMessages.soundDropped,
  orderId: chatMessages.orderId,
  readAt: chatMessages.readAt,
  createdAt: chatMessages.createdAt,
  authorName: members.name,
};

const select = (db: Connection) =>
  db.select(shown).from(chatMessages).innerJoin(members, eq(members.id, chatMessages.authorId));

/** A message with its author's name. */
export type MessageRow = Awaited<ReturnType<typeof findPart>>[number];

/** Sets a column of a conversation: one value for a message of the member, another one for an answer. */
const byMember = (column: SQL, value: SQL, ofAnswer: SQLWrapper) =>
  sql`${column} = case when excluded.waiting_since is not null then ${value} else ${ofAnswer} end`;

const insertMessage = statement('add_chat_message', (db, message: Inputs<AddedMessage>) => {
  const { memberId, authorId, clientId, type, text, media, poster } = message;
  const { soundDropped, orderId, assigneeId } = message;
  const locked = sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.conversation}::int, ${memberId}::int)`;
  const added = sql`
    insert into ${chatMessages} (member_id, author_id, client_id, type, text, media, poster, sound_dropped, order_id)
    select ${memberId}::int, ${authorId}::int, ${clientId}, ${type}::smallint, ${text}, ${media}, ${poster},
      ${soundDropped}::boolean, ${orderId}::int
    from locked
    on conflict (author_id, client_id) do nothing returning *`;
  const recorded = sql`
    insert into ${chatConversations} (member_id, latest_id, unread, waiting_since, assignee_id)
    select member_id, id, (author_id = member_id)::int,
      case when author_id = member_id then created_at end, ${assigneeId}::int
    from ${chatMessages}
    on conflict (member_id) do update
    set latest_id = excluded.latest_id,
      unread = ${chatConversations.unread} + excluded.unread,
      ${byMember(sql`waiting_since`, sql`coalesce(${chatConversations.waitingSince}, excluded.waiting_since)`, sql`null`)},
      ${byMember(sql`state`, sql`'open'`, chatConversations.state)},
      ${byMember(sql`snoozed_until`, sql`null`, chatConversations.snoozedUntil)},
      assignee_id = coalesce(${chatConversations.assigneeId}, excluded.assignee_id)`;
  return db
    .with(
      db.$with('locked', {}).as(locked),
      // It has the name of the table, so that the rest of the statement reads the added row.
      db.$with('chat_messages', {}).as(added),
      db.$with('recorded', {}).as(recorded),
    )
    .select(shown)
    .from(chatMessages)
    .innerJoin(members, eq(members.id, chatMessages.authorId));
});

/**
 * Stores a message as the latest of its conversation. A message of the member opens the conversation, and they wait
 * since the first one; an answer ends their wait. A lock per conversation makes ids become visible in ascending
 * order: a client that has read up to an id has seen every message before it.
 *
 * @returns the stored message; null when its author has already sent it.
 */
export async function addMessage(db: Connection, message: NewMessage): Promise<MessageRow | null> {
  const { text = '', media = null, poster = null, soundDropped = false } = message;
  const { orderId = null, assigneeId = null } = message;
  const stored = { ...message, text, media, poster, soundDropped, orderId, assigneeId };
  const [added] = await insertMessage(db, stored);
  return added ?? null;
}

/** The message that its author has already sent under this client id, if any. */
export async function findSent(db: Connection, authorId: number, clientId: string) {
  const [found] = await select(db).where(
    and(eq(chatMessages.authorId, authorId), eq(chatMessages.clientId, clientId)),
  );
  return found;
}

/** A part of a conversation: forwards from a message, else backwards. */
export const findPart = (db: Connection, memberId: number, place: Place, limit: number) =>
  select(db)
    .where(and(eq(chatMessages.memberId, memberId), liesAt(place)))
    .orderBy('afterId' in place ? asc(chatMessages.id) : desc(chatMessages.id))
    .limit(limit);

function liesAt(place: Place) {
  if ('afterId' in place) return gt(chatMessages.id, place.afterId);
  if ('beforeId' in place) return lt(chatMessages.id, place.beforeId);
  return sql`${chatMessages.createdAt} < ${place.beforeTime}::timestamp at time zone 'Asia/Taipei'`;
}

/** Condition: messages that one side has not read yet. */
const unseen = (memberId: number, byUser: boolean) =>
  and(
    eq(chatMessages.memberId, memberId),
    isNull(chatMessages.readAt),
    byUser ? ne(chatMessages.authorId, memberId) : eq(chatMessages.authorId, memberId),
  );

export const countUnseen = (db: Connection, memberId: number, byUser: boolean) =>
  db.$count(chatMessages, unseen(memberId, byUser));

/** Marks the other side's messages up to an id as read. @returns the last one that was unread. */
export async function markRead(
  tx: Transaction,
  memberId: number,
  byUser: boolean,
  until: number,
): Promise<number | null> {
  const marked = await tx
    .update(chatMessages)
    .set({ readAt: new Date() })
    .where(and(unseen(memberId, byUser), lte(chatMessages.id, until)))
    .returning({ id: chatMessages.id });
  if (marked.length === 0) return null;
  if (!byUser) {
    await tx
      .update(chatConversations)
      .set({ unread: sql`greatest(0, ${chatConversations.unread} - ${marked.length})` })
      .where(eq(chatConversations.memberId, memberId));
  }
  return Math.max(...marked.map(({ id }) => id));
}

/** The messages with these ids, unsorted. */
export const findByIds = (db: Connection, ids: readonly number[]) =>
  select(db).where(sql`${chatMessages.id} = any(${sql.param([...ids])}::int[])`);

/** Whether the member exists. */
export const isMember = async (db: Connection, id: number): Promise<boolean> =>
  (await db.$count(members, and(eq(members.id, id), isNull(members.deletedAt)))) > 0;
