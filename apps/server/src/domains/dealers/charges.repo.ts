import { and, desc, eq, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/database';
import { dealerCharges } from '../../db/schema';
import type { Slice } from '../../kernel/paging';

/** A page of a dealer's closed months, newest first. */
export const findCharges = (db: Connection, dealerId: number, { perPage, offset }: Slice) =>
  db
    .select()
    .from(dealerCharges)
    .where(eq(dealerCharges.dealerId, dealerId))
    .orderBy(desc(dealerCharges.month))
    .limit(perPage)
    .offset(offset);

export const countCharges = (db: Connection, dealerId: number): Promise<number> =>
  db.$count(dealerCharges, eq(dealerCharges.dealerId, dealerId));

/**
 * Adds commissions to a monthly closing, which is created or not paid out yet.
 *
 * @returns its id; undefined when the month was already paid out.
 */
export async function addToCharge(
  tx: Transaction,
  charge: Pick<typeof dealerCharges.$inferInsert, 'dealerId' | 'month' | 'ordersCount' | 'amount'>,
): Promise<number | undefined> {
  const [added] = await tx
    .insert(dealerCharges)
    .values(charge)
    .onConflictDoUpdate({
      target: [dealerCharges.dealerId, dealerCharges.month],
      set: {
        ordersCount: sql`${dealerCharges.ordersCount} + excluded.orders_count`,
        amount: sql`${dealerCharges.amount} + excluded.amount`,
      },
      setWhere: eq(dealerCharges.state, 'waiting'),
    })
    .returning({ id: dealerCharges.id });
  return added?.id;
}

/**
 * Takes commission out of a closing that is not paid out yet; false when it was.
 *
 * @param orders how many orders leave it with the commission.
 */
export async function takeFromCharge(
  tx: Transaction,
  chargeId: number,
  commission: number,
  orders: 0 | 1 = 1,
): Promise<boolean> {
  const taken = await tx
    .update(dealerCharges)
    .set({
      ordersCount: sql`${dealerCharges.ordersCount} - ${orders}`,
      amount: sql`${dealerCharges.amount} - ${commission}`,
    })
    .where(and(eq(dealerCharges.id, chargeId), eq(dealerCharges.state, 'waiting')))
    .returning({ id: dealerCharges.id });
  return taken.length > 0;
}
