import { and, asc, desc, eq, gt, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import { cappedCount } from '../../db/count-cache';
import { ADVISORY_LOCKS } from '../../db/advisory-locks';
import type { Connection, Transaction } from '../../db/database';
import type { Slice } from '../../kernel/paging';
import { chatConversations, chatMessages, members } from '../../db/schema';
import { statement, type Inputs } from '../../db/statement';

/** A message before it is stored. */
export type NewMessage = Omit<typeof chatMessages.$inferInsert, 'id' | 'createdAt' | 'readAt'>;
type AddedMessage = { readonly [Key in keyof NewMessage]-?: Exclude<NewMessage[Key], undefined> };

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
  orderId: chatMessages.orderId,
  readAt: chatMessages.readAt,
  createdAt: chatMessages.createdAt,
  authorName: members.name,
};

const select = (db: Connection) =>
  db.select(shown).from(chatMessages).innerJoin(members, eq(members.id, chatMessages.authorId));

/** A message with its author's name. */
export type MessageRow = Awaited<ReturnType<typeof findPart>>[number];

const insertMessage = statement('add_chat_message', (db, message: Inputs<AddedMessage>) => {
  const { memberId, authorId, clientId, type, text, media, poster, orderId } = message;
  const locked = sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.conversation}::int, ${memberId}::int)`;
  const added = sql`
    insert into ${chatMessages} (member_id, author_id, client_id, type, text, media, poster, order_id)
    select ${memberId}::int, ${authorId}::int, ${clientId}, ${type}::smallint, ${text}, ${media}, ${poster}, ${orderId}::int
    from locked
    on conflict (author_id, client_id) do nothing returning *`;
  const recorded = sql`
    insert into ${chatConversations} (member_id, latest_id, unread)
    select member_id, id, (author_id = member_id)::int from ${chatMessages}
    on conflict (member_id) do update
    set latest_id = excluded.latest_id, unread = ${chatConversations.unread} + excluded.unread`;
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
 * Stores a message as the latest of its conversation. A lock per conversation makes ids become visible in ascending
 * order: a client that has read up to an id has seen every message before it.
 *
 * @returns the stored message; null when its author has already sent it.
 */
export async function addMessage(db: Connection, message: NewMessage): Promise<MessageRow | null> {
  const { text = '', media = null, poster = null, orderId = null } = message;
  const [added] = await insertMessage(db, { ...message, text, media, poster, orderId });
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

/**
 * The conversations with the shop: those waiting for an answer first, then the latest.
 *
 * @param isCounted adds the total number to each (see {@link cappedCount}).
 */
export function findConversations(db: Connection, { perPage, offset }: Slice, isCounted: boolean) {
  const page = db
    .select()
    .from(chatConversations)
    .orderBy(sql`(${chatConversations.unread} > 0) desc`, desc(chatConversations.latestId))
    .limit(perPage)
    .offset(offset)
    .as('page');
  const all = db
    .select({ memberId: chatConversations.memberId })
    .from(chatConversations)
    .$dynamic();
  return db
    .select({
      memberId: page.memberId,
      latestId: page.latestId,
      unread: page.unread,
      name: members.name,
      avatar: members.avatar,
      counted: cappedCount(all, isCounted),
    })
    .from(page)
    .innerJoin(members, eq(members.id, page.memberId))
    .orderBy(sql`(${page.unread} > 0) desc`, desc(page.latestId));
}

export const countConversations = (db: Connection): Promise<number> => db.$count(chatConversations);

/** The messages with these ids, unsorted. */
export const findByIds = (db: Connection, ids: readonly number[]) =>
  select(db).where(sql`${chatMessages.id} = any(${sql.param([...ids])}::int[])`);

/** Whether the member exists. */
export const isMember = async (db: Connection, id: number): Promise<boolean> =>
  (await db.$count(members, and(eq(members.id, id), isNull(members.deletedAt)))) > 0;
