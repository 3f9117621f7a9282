import { and, eq } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { productWaits } from '../../db/schema';

/** Adds a member to a product's waiting list. Idempotent. */
export async function addWait(db: Connection, memberId: number, productId: number): Promise<void> {
  await db.insert(productWaits).values({ memberId, productId }).onConflictDoNothing();
}

/** Removes a member from a product's waiting list. */
export async function deleteWait(
  db: Connection,
  memberId: number,
  productId: number,
): Promise<void> {
  await db
    .delete(productWaits)
    .where(and(eq(productWaits.memberId, memberId), eq(productWaits.productId, productId)));
}
