import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../db/database';
import { outbox } from '../../db/schema';
import { transaction } from '../../db/transaction';

/** A message that somebody is about to send. */
export type OutboxMessage = typeof outbox.$inferSelect;
/** Who sends it. */
export type OutboxKind = OutboxMessage['kind'];

/** Puts a message in: written in the transaction of what it tells of. */
export async function addMessage(
  db: Connection,
  message: Pick<typeof outbox.$inferInsert, 'kind' | 'payload' | 'state'>,
): Promise<void> {
  await db.insert(outbox).values(message);
}

/**
 * Takes messages that are due, and puts off when they would be tried again: several servers share
 * them, and one that dies amid sending leaves them to the others.
 *
 * @param retryAt when to try again what is taken now, by how often it was tried before.
 */
export const claimDue = (
  db: Database,
  kinds: readonly OutboxKind[],
  now: Date,
  limit: number,
  retryAt: (attempts: number) => Date,
): Promise<OutboxMessage[]> =>
  transaction(db, async (tx) => {
    const due = await tx
      .select()
      .from(outbox)
      .where(
        and(
          eq(outbox.state, 'waiting'),
          inArray(outbox.kind, [...kinds]),
          lte(outbox.nextTryAt, now),
        ),
      )
      .orderBy(outbox.nextTryAt)
      .limit(limit)
      .for('update', { skipLocked: true });
    for (const { id, attempts } of due) {
      await tx
        .update(outbox)
        .set({ attempts: sql`${outbox.attempts} + 1`, nextTryAt: retryAt(attempts) })
        .where(eq(outbox.id, id));
    }
    return due;
  });

/** Done with a message. @param payload what is kept of it: there may be a link in its words. */
export async function closeMessage(
  db: Connection,
  id: number,
  end: Pick<OutboxMessage, 'state' | 'payload' | 'sentAt'>,
): Promise<void> {
  await db.update(outbox).set(end).where(eq(outbox.id, id));
}

/** How long a message is kept: long enough to find out what became of it. */
const KEPT_MS = 30 * 86_400_000;

/** Forgets messages that are older than a month. */
export async function purgeOutbox(db: Database, now: Date): Promise<void> {
  await db.delete(outbox).where(lt(outbox.createdAt, new Date(now.getTime() - KEPT_MS)));
}
