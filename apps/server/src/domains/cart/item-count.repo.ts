import { eq, sql } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { cartItems } from '../../db/schema';

/** The total quantity in all of a member's carts, for the badge on the cart icon. */
export async function countItems(db: Connection, memberId: number): Promise<number> {
  const [row] = await db
    .select({ quantity: sql<number>`coalesce(sum(${cartItems.quantity}), 0)::int` })
    .from(cartItems)
    .where(eq(cartItems.memberId, memberId));
  return row?.quantity ?? 0;
}
