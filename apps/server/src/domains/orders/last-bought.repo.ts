import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { orderItems, orders } from '../../db/schema';

/** The orders that are read: a member's latest ones name enough products. */
const ORDERS = 10;

/** The ids of the products that a member ordered last, without duplicates. */
export async function lastBought(
  db: Connection,
  memberId: number,
  most: number,
): Promise<number[]> {
  const latest = db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.memberId, memberId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(ORDERS)
    .as('latest');
  const rows = await db
    .select({ productId: orderItems.productId })
    .from(latest)
    .innerJoin(orderItems, and(eq(orderItems.orderId, latest.id), isNotNull(orderItems.productId)))
    .orderBy(desc(orderItems.orderId), orderItems.id);
  const ids = rows.flatMap(({ productId }) => productId ?? []);
  return [...new Set(ids)].slice(0, most);
}
