import { and, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { productRules, products } from '../../db/schema';

const endsBefore = (day: string) =>
  and(isNotNull(products.saleEndsOn), lt(products.saleEndsOn, day));

/** The products whose reduction ended before a day. */
export async function findEnded(db: Connection, day: string): Promise<number[]> {
  const rows = await db.select({ id: products.id }).from(products).where(endsBefore(day));
  return rows.map(({ id }) => id);
}

/** Gives every variant of these products its regular price again. */
export async function restorePrices(db: Connection, ids: readonly number[]): Promise<void> {
  await db
    .update(productRules)
    .set({ amount: sql`${productRules.marketPrice}` })
    .where(
      and(
        inArray(productRules.productId, [...ids]),
        lt(productRules.amount, productRules.marketPrice),
      ),
    );
}

/** Forgets the ends of those reductions of these products that ended before a day. */
export async function clearEnds(
  db: Connection,
  ids: readonly number[],
  day: string,
): Promise<void> {
  await db
    .update(products)
    .set({ saleEndsOn: null })
    .where(and(inArray(products.id, [...ids]), endsBefore(day)));
}
