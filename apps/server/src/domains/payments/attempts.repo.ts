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
  sql,
} from 'drizzle-orm';
import type { Connection, Database, Transaction } from '../../db/database';
import { jsonInsert } from '../../db/json-insert';
import { orders, paymentAttempts, refunds } from '../../db/schema';
import { transaction } from '../../db/transaction';
import { throughGateway } from './methods';

/** Limits the queries per order: with more attempts than this, the first ones were not paid. */
const MOST_QUERIED = 5;

/** A payment attempt as stored. */
export type AttemptRow = typeof paymentAttempts.$inferSelect;

/** Inserts a payment attempt of an order, as a part of a larger statement. */
export const newAttempts = jsonInsert(paymentAttempts, [
  'merchantTradeNo',
  'method',
  'installments',
  'amount',
  'returnUrl',
  'expiresAt',
]);

/** A payment attempt that is not stored yet, without its order. */
export type NewAttempt = Parameters<typeof newAttempts.toJson>[0][number];

/** Stores a payment attempt of an order. */
export async function addAttempt(
  tx: Transaction,
  orderId: number,
  attempt: NewAttempt,
): Promise<void> {
  await tx.insert(paymentAttempts).values({ ...attempt, orderId });
}

/** A payment attempt by its number at the gateway. */
export async function findAttempt(db: Connection, merchantTradeNo: string) {
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.merchantTradeNo, merchantTradeNo));
  return attempt;
}

/** The latest payment attempt of an order. */
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
 * The attempt that paid the order; if there is none, the first whose money came although the order could not
 * accept it. A surplus that is refunded automatically is neither.
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
            .where(
              and(eq(refunds.attemptId, paymentAttempts.id), eq(refunds.kind, sql`'surplus'`)),
            ),
        ),
      ),
    )
    // 'paid' sorts before 'refund_due': the surplus of an order that was paid twice is no payment of it.
    .orderBy(asc(paymentAttempts.state), asc(paymentAttempts.paidAt))
    .limit(1);
  return attempt;
}

/** Stores how an attempt ended, unless it was paid before; false when it was. */
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

/** Stores the code of an attempt; false when the attempt has ended, or already has a code. */
export async function saveCode(
  tx: Transaction,
  id: number,
  issued: Pick<AttemptRow, 'code' | 'expiresAt' | 'provider'>,
): Promise<boolean> {
  const saved = await tx
    .update(paymentAttempts)
    .set({ ...issued, state: 'code_issued' })
    .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.state, 'started')))
    .returning({ id: paymentAttempts.id });
  return saved.length > 0;
}

/** The gateway attempts without a result, or with only a code: those to query. */
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
    .limit(MOST_QUERIED);

/** Whether an attempt was paid, also when the money was refunded. */
export const hasMoney = ({ state }: Pick<AttemptRow, 'state'>): boolean =>
  state === 'paid' || state === 'refund_due';

/**
 * Stores the notice that an attempt was paid, and schedules the query to the gateway unless there
 * is one.
 */
export async function scheduleQuery(db: Connection, id: number, nextQueryAt: Date): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ nextQueryAt, queries: 1 })
    .where(and(eq(paymentAttempts.id, id), isNull(paymentAttempts.nextQueryAt)));
}

/** Ends the queries about an attempt: the gateway has given its final answer. */
export async function endQueries(db: Connection, id: number): Promise<void> {
  await db.update(paymentAttempts).set({ nextQueryAt: null }).where(eq(paymentAttempts.id, id));
}

/**
 * Claims the attempts whose query is due, and sets the time of their next query: several servers share the
 * work, and if one dies during a query, another one retries.
 */
export const claimDueQueries = (
  db: Database,
  now: Date,
  limit: number,
  queryAgainAt: (queries: number) => Date,
): Promise<AttemptRow[]> =>
  transaction(db, async (tx) => {
    const due = await tx
      .select()
      .from(paymentAttempts)
      .where(lte(paymentAttempts.nextQueryAt, now))
      .orderBy(asc(paymentAttempts.nextQueryAt))
      .limit(limit)
      .for('update', { skipLocked: true });
    for (const { id, queries } of due) {
      await tx
        .update(paymentAttempts)
        .set({ nextQueryAt: queryAgainAt(queries), queries: queries + 1 })
        .where(eq(paymentAttempts.id, id));
    }
    return due;
  });

/**
 * Claims codes that expire soon and have no reminder yet: a day before they expire, or when half of
 * their time is over if that is later. Two servers never claim the same one.
 */
export const claimExpiring = (tx: Transaction, now: Date, limit: number): Promise<AttemptRow[]> => {
  const { createdAt, expiresAt, id, remindedAt, state } = paymentAttempts;
  const remindFrom = sql`${expiresAt} - least(interval '1 day', (${expiresAt} - ${createdAt}) / 2)`;
  const due = tx
    .select({ id })
    .from(paymentAttempts)
    .where(
      and(
        eq(state, 'code_issued'),
        isNull(remindedAt),
        gt(expiresAt, now),
        sql`${remindFrom} <= ${now.toISOString()}`,
      ),
    )
    .orderBy(asc(expiresAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return tx.update(paymentAttempts).set({ remindedAt: now }).where(inArray(id, due)).returning();
};

/** The number of the order that an attempt belongs to, and where its shopper comes back to. */
export async function findReturn(db: Connection, merchantTradeNo: string) {
  const [found] = await db
    .select({ transOrderId: orders.transOrderId, returnUrl: paymentAttempts.returnUrl })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(eq(paymentAttempts.merchantTradeNo, merchantTradeNo));
  return found;
}

/** An order's attempts whose code can still be paid and has this amount, newest first. */
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
      and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.amount, amount), isLive(now)),
    )
    .orderBy(desc(paymentAttempts.id));

/** The attempts of these orders whose code can still be paid, of any amount, newest first. */
export const findLiveCodesOf = async (
  db: Connection,
  orderIds: readonly number[],
  now: Date,
): Promise<AttemptRow[]> =>
  orderIds.length === 0
    ? []
    : db
        .select()
        .from(paymentAttempts)
        .where(and(inArray(paymentAttempts.orderId, [...orderIds]), isLive(now)))
        .orderBy(desc(paymentAttempts.id));

const isLive = (now: Date) =>
  and(
    eq(paymentAttempts.state, 'code_issued'),
    or(isNull(paymentAttempts.expiresAt), gt(paymentAttempts.expiresAt, now)),
  );
