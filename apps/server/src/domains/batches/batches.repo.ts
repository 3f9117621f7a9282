import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/database';
import { batches, batchItems, orders } from '../../db/schema';

/** A batch as stored. */
export type BatchRow = typeof batches.$inferSelect;

export async function addBatch(
  tx: Transaction,
  batch: typeof batches.$inferInsert,
): Promise<number> {
  const [added] = await tx.insert(batches).values(batch).returning({ id: batches.id });
  if (!added) throw new Error('A new batch got no id');
  return added.id;
}

export async function addItems(
  tx: Transaction,
  items: (typeof batchItems.$inferInsert)[],
): Promise<void> {
  await tx.insert(batchItems).values(items);
}

/** The ids of orders by their numbers. */
export async function findOrderIds(
  db: Connection,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: orders.id, number: orders.transOrderId })
    .from(orders)
    .where(inArray(orders.transOrderId, [...numbers]));
  return new Map(rows.map(({ id, number }) => [number, id]));
}

export const findBatch = async (db: Connection, id: number) =>
  (await db.select().from(batches).where(eq(batches.id, id)))[0];

/** A batch, locked until the transaction ends. */
export const lockBatch = async (tx: Transaction, id: number) =>
  (await tx.select().from(batches).where(eq(batches.id, id)).for('update'))[0];

/** The orders of a batch, in their sequence. */
export const findItems = (db: Connection, batchId: number) =>
  db
    .select({
      state: batchItems.state,
      failure: batchItems.failure,
      number: orders.transOrderId,
    })
    .from(batchItems)
    .innerJoin(orders, eq(orders.id, batchItems.orderId))
    .where(eq(batchItems.batchId, batchId))
    .orderBy(asc(batchItems.position));

/** Cancels what a batch has not done. */
export async function cancelBatch(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.update(batches).set({ cancelledAt: now }).where(eq(batches.id, id));
  await tx
    .update(batchItems)
    .set({ state: 'cancelled' })
    .where(and(eq(batchItems.batchId, id), eq(batchItems.state, 'waiting')));
}

/** Lets the failed orders of a batch wait again, for another colleague. */
export async function retryItems(
  tx: Transaction,
  batchId: number,
  change: Pick<BatchRow, 'startsAt' | 'actorId' | 'actorName' | 'sessionId' | 'network'>,
): Promise<void> {
  await tx.update(batches).set(change).where(eq(batches.id, batchId));
  await tx
    .update(batchItems)
    .set({ state: 'waiting', failure: null })
    .where(and(eq(batchItems.batchId, batchId), eq(batchItems.state, 'failed')));
}

/**
 * The next order that waits, locked until the transaction ends; of several servers each gets another one.
 *
 * @param now batches that start later are left.
 */
export async function claimItem(tx: Transaction, now: Date) {
  const [item] = await tx
    .select({
      batchId: batchItems.batchId,
      position: batchItems.position,
      carrier: batchItems.carrier,
      trackingNumber: batchItems.trackingNumber,
      number: orders.transOrderId,
      batch: batches,
    })
    .from(batchItems)
    .innerJoin(batches, eq(batches.id, batchItems.batchId))
    .innerJoin(orders, eq(orders.id, batchItems.orderId))
    .where(
      and(
        eq(batchItems.state, sql`'waiting'`),
        lte(batches.startsAt, now),
        isNull(batches.cancelledAt),
      ),
    )
    .orderBy(asc(batchItems.batchId), asc(batchItems.position))
    .limit(1)
    .for('update', { of: batchItems, skipLocked: true });
  return item;
}

/** Records how an order of a batch ended, unless that was recorded before. */
export async function endItem(
  db: Connection,
  { batchId, position }: { readonly batchId: number; readonly position: number },
  end: Pick<typeof batchItems.$inferInsert, 'state' | 'failure'>,
): Promise<void> {
  await db
    .update(batchItems)
    .set(end)
    .where(
      and(
        eq(batchItems.batchId, batchId),
        eq(batchItems.position, position),
        eq(batchItems.state, 'waiting'),
      ),
    );
}
