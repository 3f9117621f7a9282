import { and, asc, eq, inArray, lte, ne, or, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/database';
import { paymentAttempts, refunds } from '../../db/schema';

/** A refund as stored. */
export type RefundRow = typeof refunds.$inferSelect;

/** Adds a refund of a payment, or returns the row that exists already. */
export async function addRefund(
  tx: Transaction,
  refund: typeof refunds.$inferInsert,
): Promise<RefundRow> {
  const [added] = await tx.insert(refunds).values(refund).onConflictDoNothing().returning();
  const [row] = added
    ? [added]
    : await tx
        .select()
        .from(refunds)
        .where(and(eq(refunds.attemptId, refund.attemptId), eq(refunds.kind, refund.kind)));
  if (!row) throw new Error('A refund was not stored');
  return row;
}

/** Whether the refund of an order was started: its money may be returned already. */
export async function hasOrderRefund(db: Connection, orderId: number): Promise<boolean> {
  // Through the attempts, which have an index of their orders.
  const attempts = db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId));
  const ofOrder = and(inArray(refunds.attemptId, attempts), eq(refunds.kind, sql`'order'`));
  return (await db.$count(refunds, ofOrder)) > 0;
}

/**
 * Claims a refund before the gateway is called; of two concurrent calls, one gets it.
 *
 * @param nextTryAt when another call may claim it, if this one never reports back.
 */
export async function claimRefund(
  db: Connection,
  id: number,
  now: Date,
  nextTryAt: Date,
): Promise<RefundRow | undefined> {
  const isFree = or(eq(refunds.state, 'requested'), lte(refunds.nextTryAt, now));
  const [claimed] = await db
    .update(refunds)
    .set({ state: 'called', tries: sql`${refunds.tries} + 1`, nextTryAt })
    .where(and(eq(refunds.id, id), ne(refunds.state, 'settled'), isFree))
    .returning();
  return claimed;
}

/** Stores the result of a call that failed, or whose outcome is unknown. */
export async function recordFailedCall(
  db: Connection,
  id: number,
  outcome: Pick<RefundRow, 'state' | 'failure' | 'nextTryAt'>,
): Promise<void> {
  await db
    .update(refunds)
    .set(outcome)
    .where(and(eq(refunds.id, id), ne(refunds.state, 'settled')));
}

/** Records that the money was refunded; false when that was recorded before. */
export async function endRefund(tx: Transaction, id: number, now: Date): Promise<boolean> {
  const ended = await tx
    .update(refunds)
    .set({ state: 'settled', settledAt: now, failure: null })
    .where(and(eq(refunds.id, id), ne(refunds.state, 'settled')))
    .returning({ id: refunds.id });
  return ended.length > 0;
}

/**
 * Refunds that no call is working on: requested and never sent, or sent and never answered. One that the
 * gateway refused at once waits for staff.
 */
export const findOpenRefunds = (db: Connection, now: Date, limit: number): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(
      and(
        lte(refunds.nextTryAt, now),
        or(
          eq(refunds.state, 'called'),
          and(eq(refunds.state, 'requested'), eq(refunds.tries, sql`0`)),
        ),
      ),
    )
    .orderBy(asc(refunds.nextTryAt), asc(refunds.id))
    .limit(limit);

/** The payment that a refund belongs to. */
export async function findRefundedPayment(db: Connection, attemptId: number) {
  const [payment] = await db
    .select({
      method: paymentAttempts.method,
      amount: paymentAttempts.amount,
      merchantTradeNo: paymentAttempts.merchantTradeNo,
      provider: paymentAttempts.provider,
    })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, attemptId));
  return payment;
}

/** Postpones a refund until then: it waits for staff. */
export async function postponeRefund(db: Connection, id: number, nextTryAt: Date): Promise<void> {
  await db.update(refunds).set({ nextTryAt }).where(eq(refunds.id, id));
}
