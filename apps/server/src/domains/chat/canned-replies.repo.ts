import { asc, eq } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/database';
import { cannedReplies } from '../../db/schema';

/** A text that colleagues send often, as stored. */
export type CannedReplyRow = typeof cannedReplies.$inferSelect;

/** The texts that colleagues send often, by title. */
export const findCannedReplies = (db: Connection): Promise<CannedReplyRow[]> =>
  db.select().from(cannedReplies).orderBy(asc(cannedReplies.title), asc(cannedReplies.id));

/** One of the texts, locked until the transaction ends. */
export async function lockCannedReply(tx: Transaction, id: number) {
  const [found] = await tx
    .select()
    .from(cannedReplies)
    .where(eq(cannedReplies.id, id))
    .for('update');
  return found;
}

/** @returns the id of the new text. */
export async function addCannedReply(
  tx: Transaction,
  reply: typeof cannedReplies.$inferInsert,
): Promise<number> {
  const [added] = await tx.insert(cannedReplies).values(reply).returning({ id: cannedReplies.id });
  if (!added) throw new Error('A new canned reply got no id');
  return added.id;
}

export async function changeCannedReply(
  tx: Transaction,
  { id, ...change }: CannedReplyRow,
): Promise<void> {
  await tx.update(cannedReplies).set(change).where(eq(cannedReplies.id, id));
}

export async function dropCannedReply(tx: Transaction, id: number): Promise<void> {
  await tx.delete(cannedReplies).where(eq(cannedReplies.id, id));
}
