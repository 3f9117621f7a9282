import { and, asc, eq, isNotNull, isNull, lte, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection, Database, Transaction } from '../../db/database';
import { paymentAttempts, refunds } from '../../db/schema';
import { transaction } from '../../db/transaction';

/** A refund as stored. */
export type RefundRow = typeof refunds.$inferSelect;

/** Adds a refund of a payment, or returns the row that exists already. */
export async function addRefund(
  tx: Transaction,
  refund: typeof refunds.$inferInsert & { readonly attemptId: number },
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

/** The refunds of an order, oldest first. */
export const findRefundsOf = (db: Connection, orderId: number): Promise<RefundRow[]> =>
  db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.id));

/** A refund of an order; undefined when the order has no such refund. */
export async function findRefund(
  db: Connection,
  orderId: number,
  id: number,
): Promise<RefundRow | undefined> {
  const [refund] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.id, id), eq(refunds.orderId, orderId)));
  return refund;
}

/** Whether the refund of a whole order was started: its money may be returned already. */
export async function hasOrderRefund(db: Connection, orderId: number): Promise<boolean> {
  const ofOrder = and(eq(refunds.orderId, orderId), eq(refunds.kind, 'order'));
  return (await db.$count(refunds, ofOrder)) > 0;
}

/**
 * Claims a refund before the gateway is called; of two concurrent calls, one gets it. Of the refunds of one payment,
 * one is called at a time: otherwise nobody could say which of them an amount belongs to that the gateway refunded.
 *
 * @param nextTryAt when another call may claim it, if this one never reports back.
 */
export const claimRefund = (
  db: Database,
  { id, attemptId, orderId }: Pick<RefundRow, 'id' | 'orderId'> & { readonly attemptId: number },
  now: Date,
  nextTryAt: Date,
): Promise<RefundRow | undefined> =>
  transaction(db, async (tx) => {
    await tx
      .select({ id: paymentAttempts.id })
      .from(paymentAttempts)
      .where(eq(paymentAttempts.id, attemptId))
      .for('no key update');
    const other = alias(refunds, 'other');
    const another = tx
      .select({ id: other.id })
      .from(other)
      .where(
        and(
          // The index of the refunds of an order serves it.
          eq(other.orderId, orderId),
          eq(other.attemptId, attemptId),
          ne(other.id, id),
          eq(other.state, 'called'),
        ),
      );
    const [claimed] = await tx
      .update(refunds)
      .set({ state: 'called', failure: null, tries: sql`${refunds.tries} + 1`, nextTryAt })
      .where(
        and(
          eq(refunds.id, id),
          ne(refunds.state, 'settled'),
          eq(refunds.byHand, false),
          or(eq(refunds.state, 'requested'), lte(refunds.nextTryAt, now)),
          notExists(another),
        ),
      )
      .returning();
    return claimed;
  });

/** Stores that the gateway is asked to refund now, and what it had refunded before; null: unknown. */
export async function recordSending(
  db: Connection,
  id: number,
  sentAt: Date,
  refundedBefore: number | null,
): Promise<void> {
  await db.update(refunds).set({ sentAt, refundedBefore }).where(eq(refunds.id, id));
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

/** Leaves a refund to colleagues, who pay it back by hand. */
export async function leaveToStaff(db: Connection, id: number): Promise<void> {
  await db
    .update(refunds)
    .set({ byHand: true })
    .where(and(eq(refunds.id, id), ne(refunds.state, 'settled')));
}

/**
 * Leaves a refund to a colleague who has paid it back by hand, unless the gateway may be paying it: the condition is that
 * of `mayBePaying`, in one statement with the change, so that no call begins in between.
 *
 * @returns false when the gateway may be paying it, or it is settled.
 */
export async function takeOverByHand(tx: Transaction, id: number): Promise<boolean> {
  const taken = await tx
    .update(refunds)
    .set({ byHand: true })
    .where(
      and(
        eq(refunds.id, id),
        or(
          eq(refunds.state, 'requested'),
          and(
            eq(refunds.state, 'called'),
            or(eq(refunds.byHand, true), isNotNull(refunds.failure)),
          ),
        ),
      ),
    )
    .returning({ id: refunds.id });
  return taken.length > 0;
}

/**
 * Requests a refused refund again, as if it had not been called. The retry job carries it out if the caller does not.
 *
 * @returns false when it was not refused, or was requested again meanwhile.
 */
export async function reopenRefused(
  tx: Transaction,
  id: number,
  nextTryAt: Date,
): Promise<boolean> {
  const reopened = await tx
    .update(refunds)
    .set({ failure: null, tries: 0, nextTryAt })
    .where(
      and(
        eq(refunds.id, id),
        eq(refunds.state, 'requested'),
        eq(refunds.byHand, false),
        isNotNull(refunds.failure),
      ),
    )
    .returning({ id: refunds.id });
  return reopened.length > 0;
}

/** Records that a refund that waited for colleagues was paid back by hand; false when it did not wait for them. */
export async function endByHand(tx: Transaction, id: number, now: Date): Promise<boolean> {
  const waits = or(eq(refunds.byHand, true), isNotNull(refunds.failure));
  const ended = await tx
    .update(refunds)
    .set({ state: 'settled', settledAt: now, byHand: true })
    .where(and(eq(refunds.id, id), ne(refunds.state, 'settled'), waits))
    .returning({ id: refunds.id });
  return ended.length > 0;
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
 * Records that the gateway paid back what a colleague had paid by hand before.
 *
 * @returns whether it is a new alarm: the refund was not paid by hand, or the alarm was raised before, otherwise.
 */
export async function recordPaidTwice(tx: Transaction, id: number, now: Date): Promise<boolean> {
  const raised = await tx
    .update(refunds)
    .set({ paidTwiceAt: now })
    .where(
      and(
        eq(refunds.id, id),
        eq(refunds.state, 'settled'),
        eq(refunds.byHand, true),
        isNull(refunds.paidTwiceAt),
      ),
    )
    .returning({ id: refunds.id });
  return raised.length > 0;
}

/** Dismisses the alarm that a refund was paid back twice; false when there is none. */
export async function dismissPaidTwice(tx: Transaction, id: number, now: Date): Promise<boolean> {
  const dismissed = await tx
    .update(refunds)
    .set({ alarmDismissedAt: now })
    .where(
      and(eq(refunds.id, id), isNotNull(refunds.paidTwiceAt), isNull(refunds.alarmDismissedAt)),
    )
    .returning({ id: refunds.id });
  return dismissed.length > 0;
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
        eq(refunds.byHand, false),
        or(
          eq(refunds.state, 'called'),
          and(eq(refunds.state, 'requested'), eq(refunds.tries, sql`0`)),
        ),
      ),
    )
    .orderBy(asc(refunds.nextTryAt), asc(refunds.id))
    .limit(limit);

/** A payment as its refunds need it. */
export type RefundedPayment = NonNullable<Awaited<ReturnType<typeof findRefundedPayment>>>;

/** The payment that a refund belongs to. */
export async function findRefundedPayment(db: Connection, attemptId: number) {
  const [payment] = await db
    .select({
      method: paymentAttempts.method,
      amount: paymentAttempts.amount,
      merchantTradeNo: paymentAttempts.merchantTradeNo,
      provider: paymentAttempts.provider,
      installments: paymentAttempts.installments,
      paidAt: paymentAttempts.paidAt,
    })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, attemptId));
  return payment;
}

/** Postpones a refund until then. */
export async function postponeRefund(db: Connection, id: number, nextTryAt: Date): Promise<void> {
  await db.update(refunds).set({ nextTryAt }).where(eq(refunds.id, id));
}
