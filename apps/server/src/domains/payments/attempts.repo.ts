import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lte,
  notExists,
  notInArray,
  or,
} from 'drizzle-orm';
import type { Connection, Database, Transaction } from '../../db/database';
import { orders, paymentAttempts, refunds } from '../../db/schema';
import { transaction } from '../../db/transaction';
import { throughGateway } from './methods';

/** Whoever has tried more often than this has not paid by the first tries. */
const ASKED_ABOUT = 5;

/** A try to pay as it is kept. */
export type AttemptRow = typeof paymentAttempts.$inferSelect;

export async function addAttempt(tx: Transaction, attempt: typeof paymentAttempts.$inferInsert) {
  await tx.insert(paymentAttempts).values(attempt);
}

/** A try to pay by the gateway's number for it. */
export async function findAttempt(db: Connection, merchantTradeNo: string) {
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.merchantTradeNo, merchantTradeNo));
  return attempt;
}

/** The latest try to pay an order. */
export async function findLatestAttempt(db: Connection, orderId: number) {
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(desc(paymentAttempts.id))
    .limit(1);
  return attempt;
}

/**
 * The try that an order was paid with; where there is none, the first whose money came although the
 * order could not take it. What is given back by itself as surplus is neither.
 */
export async function findPaid(db: Connection, orderId: number) {
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.orderId, orderId),
        inArray(paymentAttempts.state, ['paid', 'refund_due']),
        notExists(
          db
            .select({ id: refunds.id })
            .from(refunds)
            .where(and(eq(refunds.attemptId, paymentAttempts.id), eq(refunds.kind, 'surplus'))),
        ),
      ),
    )
    // 'paid' before 'refund_due': the surplus of an order that was paid twice is no payment of it.
    .orderBy(asc(paymentAttempts.state), asc(paymentAttempts.paidAt))
    .limit(1);
  return attempt;
}

/** Notes how a try ended, unless money came with it before; false when it did. */
export async function endAttempt(
  tx: Transaction,
  id: number,
  end: Pick<AttemptRow, 'state' | 'failure' | 'provider' | 'paidAt'>,
): Promise<boolean> {
  const ended = await tx
    .update(paymentAttempts)
    .set(end)
    .where(
      and(eq(paymentAttempts.id, id), notInArray(paymentAttempts.state, ['paid', 'refund_due'])),
    )
    .returning({ id: paymentAttempts.id });
  return ended.length > 0;
}

/** Keeps the code that a try is paid with; false when the try has ended, or has one already. */
export async function keepCode(
  tx: Transaction,
  id: number,
  issued: Pick<AttemptRow, 'code' | 'expiresAt' | 'provider'>,
): Promise<boolean> {
  const kept = await tx
    .update(paymentAttempts)
    .set({ ...issued, state: 'code_issued' })
    .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.state, 'started')))
    .returning({ id: paymentAttempts.id });
  return kept.length > 0;
}

/** The tries at a gateway that nothing is known of, or only a code: what to ask it about. */
export const findOpenAttempts = (db: Connection, orderId: number): Promise<AttemptRow[]> =>
  db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.orderId, orderId),
        inArray(paymentAttempts.state, ['started', 'code_issued']),
        inArray(paymentAttempts.method, throughGateway),
      ),
    )
    .orderBy(desc(paymentAttempts.id))
    .limit(ASKED_ABOUT);

/** Whether a try ended with money, wherever that money went. */
export const hasMoney = ({ state }: Pick<AttemptRow, 'state'>): boolean =>
  state === 'paid' || state === 'refund_due';

/** Notes that money is said to have come with a try: the gateway is to be asked, if it is not already. */
export async function askLater(db: Connection, id: number, askAt: Date): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ askAt, asks: 1 })
    .where(and(eq(paymentAttempts.id, id), isNull(paymentAttempts.askAt)));
}

/** The gateway has said what there is to say about a try. */
export async function stopAsking(db: Connection, id: number): Promise<void> {
  await db.update(paymentAttempts).set({ askAt: null }).where(eq(paymentAttempts.id, id));
}

/**
 * Takes the tries that the gateway is to be asked about by now, and puts off when they would be asked
 * about again: several servers share them, and one that dies amid asking leaves them to the others.
 */
export const claimToAsk = (
  db: Database,
  now: Date,
  limit: number,
  askAgainAt: (asks: number) => Date,
): Promise<AttemptRow[]> =>
  transaction(db, async (tx) => {
    const due = await tx
      .select()
      .from(paymentAttempts)
      .where(lte(paymentAttempts.askAt, now))
      .orderBy(asc(paymentAttempts.askAt))
      .limit(limit)
      .for('update', { skipLocked: true });
    for (const { id, asks } of due) {
      await tx
        .update(paymentAttempts)
        .set({ askAt: askAgainAt(asks), asks: asks + 1 })
        .where(eq(paymentAttempts.id, id));
    }
    return due;
  });

/** The number of the order that a try was made for. */
export async function findOrderNumber(db: Connection, merchantTradeNo: string) {
  const [found] = await db
    .select({ transOrderId: orders.transOrderId })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(eq(paymentAttempts.merchantTradeNo, merchantTradeNo));
  return found?.transOrderId;
}

/** The tries of an order whose code can still be paid and comes to this amount, the newest first. */
export const findLiveCodes = (
  db: Connection,
  orderId: number,
  amount: number,
  now: Date,
): Promise<AttemptRow[]> =>
  db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.orderId, orderId),
        eq(paymentAttempts.state, 'code_issued'),
        eq(paymentAttempts.amount, amount),
        or(isNull(paymentAttempts.expiresAt), gt(paymentAttempts.expiresAt, now)),
      ),
    )
    .orderBy(desc(paymentAttempts.id));
