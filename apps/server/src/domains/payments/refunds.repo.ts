import { and, asc, eq, lte, ne, or, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/database';
import { paymentAttempts, refunds } from '../../db/schema';

/** Money on its way back. */
export type RefundRow = typeof refunds.$inferSelect;

/** Notes that a payment is to be given back; the row that stands already, where there is one. */
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
  if (!row) throw new Error('A refund was not kept');
  return row;
}

/**
 * Takes a refund into one's hands before the gateway is asked: of two who try at once, one gets it.
 *
 * @param nextTryAt when somebody else may, if nothing is heard of this call.
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

/** Notes what is known after a call that gave nothing back, or may have. */
export async function noteOpenCall(
  db: Connection,
  id: number,
  note: Pick<RefundRow, 'state' | 'failure' | 'nextTryAt'>,
): Promise<void> {
  await db
    .update(refunds)
    .set(note)
    .where(and(eq(refunds.id, id), ne(refunds.state, 'settled')));
}

/** Notes that the money went back; false when that was noted before. */
export async function endRefund(tx: Transaction, id: number, now: Date): Promise<boolean> {
  const ended = await tx
    .update(refunds)
    .set({ state: 'settled', settledAt: now, failure: null })
    .where(and(eq(refunds.id, id), ne(refunds.state, 'settled')))
    .returning({ id: refunds.id });
  return ended.length > 0;
}

/**
 * Refunds that nobody is seeing to: asked for and never called, or called and never answered. What the
 * gateway refused at once waits for people.
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

/** The payment that a refund goes back to. */
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

/** Lets a refund rest until then: it waits for people. */
export async function postponeRefund(db: Connection, id: number, nextTryAt: Date): Promise<void> {
  await db.update(refunds).set({ nextTryAt }).where(eq(refunds.id, id));
}
