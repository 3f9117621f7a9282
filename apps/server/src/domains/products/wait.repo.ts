import { and, eq } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { productWaits } from '../../db/schema';

/** Puts a member on the list of who waits for a product; being there already is fine. */
export async function addWait(db: Connection, memberId: number, productId: number): Promise<void> {
  await db.insert(productWaits).values({ memberId, productId }).onConflictDoNothing();
}

/** Takes a member off the list. */
export async function deleteWait(
  db: Connection,
  memberId: number,
  productId: number,
): Promise<void> {
  await db
    .delete(productWaits)
    .where(and(eq(productWaits.memberId, memberId), eq(productWaits.productId, productId)));
}
