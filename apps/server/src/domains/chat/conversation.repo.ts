import { and, asc, desc, eq, gt, notInArray, sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '../../db/advisory-locks';
import type { Connection, Transaction } from '../../db/database';
import { chatConversations, chatMessages, chatNotes, members, staff } from '../../db/schema';

/** A conversation as stored. */
export type ConversationRow = typeof chatConversations.$inferSelect;

/** Locks a conversation until the transaction ends: nobody else adds a message meanwhile. */
export async function lockConversation(tx: Transaction, memberId: number): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.conversation}::int, ${memberId}::int)`,
  );
}

/** The name of the latest colleague other than the author who has answered after a message, if any. */
export async function findAnswerer(
  tx: Transaction,
  {
    memberId,
    authorId,
    seenId,
  }: { readonly memberId: number; readonly authorId: number; readonly seenId: number },
): Promise<string | undefined> {
  const [found] = await tx
    .select({ name: sql<string>`coalesce(${staff.displayName}, ${members.name})` })
    .from(chatMessages)
    .innerJoin(members, eq(members.id, chatMessages.authorId))
    .leftJoin(staff, eq(staff.memberId, chatMessages.authorId))
    .where(
      and(
        eq(chatMessages.memberId, memberId),
        gt(chatMessages.id, seenId),
        notInArray(chatMessages.authorId, [memberId, authorId]),
      ),
    )
    .orderBy(desc(chatMessages.id))
    .limit(1);
  return found?.name;
}

/** Whether the member has written after a message. */
export async function hasWrittenAfter(
  db: Connection,
  memberId: number,
  seenId: number,
): Promise<boolean> {
  const [found] = await db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.memberId, memberId),
        eq(chatMessages.authorId, memberId),
        gt(chatMessages.id, seenId),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** A member's conversation, locked until the transaction ends; undefined: they have none. */
export async function lockConversationRow(tx: Transaction, memberId: number) {
  const [found] = await tx
    .select()
    .from(chatConversations)
    .where(eq(chatConversations.memberId, memberId))
    .for('update');
  return found;
}

/** The columns of a conversation that colleagues change. */
export type ConversationChange = Partial<
  Pick<ConversationRow, 'state' | 'waitingSince' | 'snoozedUntil' | 'assigneeId'>
>;

export async function changeConversation(
  tx: Transaction,
  memberId: number,
  change: ConversationChange,
): Promise<void> {
  await tx.update(chatConversations).set(change).where(eq(chatConversations.memberId, memberId));
}

/** Releases the conversations of a colleague. @returns the members whose conversations they were. */
export async function releaseConversations(
  tx: Transaction,
  colleagueId: number,
): Promise<number[]> {
  const released = await tx
    .update(chatConversations)
    .set({ assigneeId: null })
    .where(eq(chatConversations.assigneeId, colleagueId))
    .returning({ memberId: chatConversations.memberId });
  return released.map(({ memberId }) => memberId);
}

/** When the member wrote the first message that nobody has answered; null: the latest message is the shop's. */
export async function findUnanswered(db: Connection, memberId: number): Promise<Date | null> {
  const answered = sql`(select max(answer.id) from ${chatMessages} as answer
    where answer.member_id = ${memberId} and answer.author_id <> ${memberId})`;
  const [found] = await db
    .select({ createdAt: chatMessages.createdAt })
    .from(chatMessages)
    .where(
      and(eq(chatMessages.memberId, memberId), sql`${chatMessages.id} > coalesce(${answered}, 0)`),
    )
    .orderBy(asc(chatMessages.id))
    .limit(1);
  return found?.createdAt ?? null;
}

/** The notes of colleagues about a conversation, the earliest first. */
export const findNotes = (db: Connection, memberId: number) =>
  db.select().from(chatNotes).where(eq(chatNotes.memberId, memberId)).orderBy(asc(chatNotes.id));

export async function addNote(tx: Transaction, note: typeof chatNotes.$inferInsert): Promise<void> {
  await tx.insert(chatNotes).values(note);
}
