import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { orderItems, orders } from '../../db/schema';

const firstPicture = sql<string | null>`(
  select ${orderItems.picture} from ${orderItems}
  where ${orderItems.orderId} = ${orders.id} order by ${asc(orderItems.id)} limit 1)`;

/** Short references of these orders. */
export const findReferences = (db: Connection, ids: readonly number[]) =>
  db
    .select({
      id: orders.id,
      transOrderId: orders.transOrderId,
      state: orders.state,
      finalAmount: orders.finalAmount,
      picture: firstPicture,
    })
    .from(orders)
    .where(inArray(orders.id, [...ids]));

/** A short reference of an order. */
export type OrderReference = Awaited<ReturnType<typeof findReferences>>[number];

/** The id of a member's own order, by the number that shoppers see. */
export async function findOwnId(db: Connection, memberId: number, transOrderId: string) {
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), eq(orders.transOrderId, transOrderId)));
  return found?.id;
}
