import { and, asc, desc, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/database';
import { dealerProfits, members, orders } from '../../db/schema';
import type { Slice } from '../../kernel/paging';

/** What a dealer earns by an order. */
export type ProfitRow = typeof dealerProfits.$inferSelect;
/** A stretch of time: from its beginning up to, not including, its end. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** The dealer who brought a member; undefined: nobody did, or they are none any more. */
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

/** Notes what an order earns its dealer, once. */
export async function addProfit(
  tx: Transaction,
  profit: typeof dealerProfits.$inferInsert,
): Promise<void> {
  await tx.insert(dealerProfits).values(profit).onConflictDoNothing();
}

/** What an order earns its dealer, held until the transaction ends. */
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

/** A page of what a dealer earned, newest first. */
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

/** What a dealer earned in all; `total` counts what was taken back, too. */
export async function sumProfits(db: Connection, dealerId: number, period: Period | null) {
  const kept = sql`filter (where ${dealerProfits.reversedAt} is null)`;
  const [sums] = await db
    .select({
      total: sql<number>`count(*)::int`,
      orders: sql<number>`(count(*) ${kept})::int`,
      amount: sql<number>`coalesce(sum(${dealerProfits.amount}) ${kept}, 0)::int`,
      commission: sql<number>`coalesce(sum(${dealerProfits.commission}) ${kept}, 0)::int`,
    })
    .from(dealerProfits)
    .where(within(dealerId, period));
  return sums ?? { total: 0, orders: 0, amount: 0, commission: 0 };
}

/** Dealers with something to close: earned before, and in no closing yet. */
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

/** A dealer's earnings that are in no closing yet, held until the transaction ends. */
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

/** Earnings that were paid out and taken back since, held until the transaction ends. */
export const lockOwed = (tx: Transaction, dealerId: number): Promise<ProfitRow[]> =>
  tx
    .select()
    .from(dealerProfits)
    .where(
      and(
        eq(dealerProfits.dealerId, dealerId),
        isNotNull(dealerProfits.chargeId),
        isNotNull(dealerProfits.reversedAt),
      ),
    )
    .orderBy(asc(dealerProfits.reversedAt), asc(dealerProfits.orderId))
    .for('update');

export async function setCharge(
  tx: Transaction,
  orderId: number,
  chargeId: number | null,
): Promise<void> {
  await tx.update(dealerProfits).set({ chargeId }).where(eq(dealerProfits.orderId, orderId));
}
