import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/database';
import { dealerProfits, members, orders } from '../../db/schema';
import type { Slice } from '../../kernel/paging';

/** A dealer's commission for an order. */
export type ProfitRow = typeof dealerProfits.$inferSelect;
/** A time range: the start is included, the end is not. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** The dealer who referred a member; undefined when nobody did, or that member is no dealer any more. */
export async function findDealerOf(db: Connection, memberId: number): Promise<number | undefined> {
  const [member] = await db
    .select({ dealerId: members.dealerId })
    .from(members)
    .where(eq(members.id, memberId));
  if (member?.dealerId == null) return undefined;
  const [dealer] = await db
    .select({ id: members.id })
    .from(members)
    .where(
      and(eq(members.id, member.dealerId), eq(members.isDealer, true), isNull(members.deletedAt)),
    );
  return dealer?.id;
}

/** Stores a dealer's commission for an order, once. */
export async function addProfit(
  tx: Transaction,
  profit: typeof dealerProfits.$inferInsert,
): Promise<void> {
  await tx.insert(dealerProfits).values(profit).onConflictDoNothing();
}

/** The commission for an order, locked until the transaction ends. */
export async function lockProfit(tx: Transaction, orderId: number): Promise<ProfitRow | undefined> {
  const [profit] = await tx
    .select()
    .from(dealerProfits)
    .where(and(eq(dealerProfits.orderId, orderId), isNull(dealerProfits.reversedAt)))
    .for('update');
  return profit;
}

export async function reverseProfit(
  tx: Transaction,
  orderId: number,
  reversal: Pick<ProfitRow, 'reversedAt' | 'chargeId'>,
): Promise<void> {
  await tx.update(dealerProfits).set(reversal).where(eq(dealerProfits.orderId, orderId));
}

const within = (dealerId: number, period: Period | null) =>
  and(
    eq(dealerProfits.dealerId, dealerId),
    period ? gte(dealerProfits.createdAt, period.from) : undefined,
    period ? lt(dealerProfits.createdAt, period.to) : undefined,
  );

/** A page of a dealer's commissions, newest first. */
export const findProfits = (
  db: Connection,
  dealerId: number,
  period: Period | null,
  { perPage, offset }: Slice,
) =>
  db
    .select({ profit: dealerProfits, transOrderId: orders.transOrderId, memberName: members.name })
    .from(dealerProfits)
    .innerJoin(orders, eq(orders.id, dealerProfits.orderId))
    .innerJoin(members, eq(members.id, orders.memberId))
    .where(within(dealerId, period))
    .orderBy(desc(dealerProfits.createdAt), desc(dealerProfits.orderId))
    .limit(perPage)
    .offset(offset);

/** The sums of a dealer's commissions; `total` also counts those that were taken back. */
export async function sumProfits(db: Connection, dealerId: number, period: Period | null) {
  const valid = sql`filter (where ${dealerProfits.reversedAt} is null)`;
  const [sums] = await db
    .select({
      total: sql<number>`count(*)::int`,
      orders: sql<number>`(count(*) ${valid})::int`,
      amount: sql<number>`coalesce(sum(${dealerProfits.amount}) ${valid}, 0)::int`,
      commission: sql<number>`coalesce(sum(${dealerProfits.commission}) ${valid}, 0)::int`,
    })
    .from(dealerProfits)
    .where(within(dealerId, period));
  return sums ?? { total: 0, orders: 0, amount: 0, commission: 0 };
}

/** The sums of a dealer's commissions by month in Taiwan (`2026-11`), without those that were taken back. */
export const sumByMonth = (db: Connection, dealerId: number, from: Date) => {
  const month = sql<string>`to_char(${dealerProfits.createdAt} at time zone 'Asia/Taipei', 'YYYY-MM')`;
  return db
    .select({
      month,
      orders: sql<number>`count(*)::int`,
      amount: sql<number>`sum(${dealerProfits.amount})::int`,
      commission: sql<number>`sum(${dealerProfits.commission})::int`,
    })
    .from(dealerProfits)
    .where(
      and(
        eq(dealerProfits.dealerId, dealerId),
        isNull(dealerProfits.reversedAt),
        gte(dealerProfits.createdAt, from),
      ),
    )
    .groupBy(month);
};

/** Reduces a commission to what is left of its order. */
export async function reduceProfit(
  tx: Transaction,
  orderId: number,
  rest: Pick<ProfitRow, 'amount' | 'commission' | 'overpaid'>,
): Promise<void> {
  await tx.update(dealerProfits).set(rest).where(eq(dealerProfits.orderId, orderId));
}

/** Dealers with commissions earned before this time and not in any closing yet. */
export async function findDealersToClose(db: Connection, before: Date): Promise<number[]> {
  const rows = await db
    .selectDistinct({ dealerId: dealerProfits.dealerId })
    .from(dealerProfits)
    .where(unclosed(before))
    .orderBy(asc(dealerProfits.dealerId));
  return rows.map(({ dealerId }) => dealerId);
}

const unclosed = (before: Date) =>
  and(
    isNull(dealerProfits.chargeId),
    isNull(dealerProfits.reversedAt),
    lt(dealerProfits.createdAt, before),
  );

/** A dealer's commissions that are in no closing yet, locked until the transaction ends. */
export const lockUnclosed = (
  tx: Transaction,
  dealerId: number,
  before: Date,
): Promise<ProfitRow[]> =>
  tx
    .select()
    .from(dealerProfits)
    .where(and(eq(dealerProfits.dealerId, dealerId), unclosed(before)))
    .orderBy(asc(dealerProfits.orderId))
    .for('update');

/** Commissions that were paid out and taken back since, or a part of them, locked until the transaction ends. */
export const lockOverpaid = (tx: Transaction, dealerId: number): Promise<ProfitRow[]> =>
  tx
    .select()
    .from(dealerProfits)
    .where(
      and(
        eq(dealerProfits.dealerId, dealerId),
        or(
          gt(dealerProfits.overpaid, 0),
          and(isNotNull(dealerProfits.chargeId), isNotNull(dealerProfits.reversedAt)),
        ),
      ),
    )
    .orderBy(asc(dealerProfits.reversedAt), asc(dealerProfits.orderId))
    .for('update');

/** Records that the next closing deducted what was paid out in excess. */
export async function settleOverpaid(
  tx: Transaction,
  { orderId, reversedAt, chargeId }: Pick<ProfitRow, 'orderId' | 'reversedAt' | 'chargeId'>,
): Promise<void> {
  await tx
    .update(dealerProfits)
    .set({ overpaid: 0, chargeId: reversedAt === null ? chargeId : null })
    .where(eq(dealerProfits.orderId, orderId));
}

export async function setCharge(
  tx: Transaction,
  orderId: number,
  chargeId: number | null,
): Promise<void> {
  await tx.update(dealerProfits).set({ chargeId }).where(eq(dealerProfits.orderId, orderId));
}
