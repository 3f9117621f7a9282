import { eq, inArray, sql } from 'drizzle-orm';
import { memberEraserOf } from '../../db/member-eraser';
import { productCollects, products, productWaits } from '../../db/schema';

/** Removes a deleted member's collection and restock alerts; products count their collectors. */
export const memberEraser = memberEraserOf(
  [productCollects, productWaits],
  async (tx, memberId) => {
    const collected = await tx
      .delete(productCollects)
      .where(eq(productCollects.memberId, memberId))
      .returning({ id: productCollects.productId });
    if (collected.length > 0) {
      // In the order of their ids, as every transaction that changes several products locks them.
      const ids = collected.map(({ id }) => id).sort((one, other) => one - other);
      await tx
        .update(products)
        .set({ collectCount: sql`${products.collectCount} - 1` })
        .where(inArray(products.id, ids));
    }
    return [];
  },
);
