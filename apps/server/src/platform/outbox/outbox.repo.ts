import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Connection, Database, Transaction } from '../../db/database';
import { outbox } from '../../db/schema';
import { transaction } from '../../db/transaction';
import { DAY_MS } from '../../kernel/time';

/** A message in the outbox. */
export type OutboxMessage = typeof outbox.$inferSelect;
/** Selects the handler. */
export type OutboxKind = OutboxMessage['kind'];

/** Adds a message; call it in the transaction of the event. */
export async function addMessage(
  tx: Transaction,
  message: Pick<typeof outbox.$inferInsert, 'kind' | 'payload' | 'state'>,
): Promise<void> {
  await tx.insert(outbox).values(message);
}

/**
 * Claims due messages and sets their next attempt, so that several servers can share the outbox and the
 * messages of a server that dies while sending are retried by the others.
 *
 * @param retryAt the time of the next attempt, by the number of previous attempts.
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
          eq(outbox.state, sql`'waiting'`),
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

/** The messages that wait to be sent, by kind, and the age of the oldest one. */
export const countWaiting = (db: Connection) =>
  db
    .select({
      kind: outbox.kind,
      waiting: sql<number>`count(*)::int`,
      oldestSeconds: sql<number>`extract(epoch from now() - min(${outbox.createdAt}))::float8`,
    })
    .from(outbox)
    .where(eq(outbox.state, sql`'waiting'`))
    .groupBy(outbox.kind);

/** Closes a message. @param payload the part to retain: the texts may contain a secret link. */
export async function closeMessage(
  db: Connection,
  id: number,
  end: Pick<OutboxMessage, 'state' | 'payload' | 'sentAt'>,
): Promise<void> {
  await db.update(outbox).set(end).where(eq(outbox.id, id));
}

/** Closes a message that waits, in a transaction. @returns false: it was closed before. */
export async function closeWaiting(tx: Transaction, id: number): Promise<boolean> {
  const closed = await tx
    .update(outbox)
    .set({ state: 'sent', sentAt: new Date() })
    .where(and(eq(outbox.id, id), eq(outbox.state, sql`'waiting'`)))
    .returning({ id: outbox.id });
  return closed.length > 0;
}

/** Retention of closed messages: long enough to investigate what happened to them. */
const RETENTION_MS = 30 * DAY_MS;

/** Deletes messages older than a month. */
export async function purgeOutbox(db: Database, now: Date): Promise<void> {
  await db.delete(outbox).where(lt(outbox.createdAt, new Date(now.getTime() - RETENTION_MS)));
}
