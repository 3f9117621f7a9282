import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { products } from '../../db/schema';

/** Of these products, the names of those that are too large for a store's shelf. */
export async function namesOfBulky(db: Connection, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ name: products.name })
    .from(products)
    .where(and(inArray(products.id, [...ids]), eq(products.fitsStorePickup, false)))
    .orderBy(asc(products.id));
  return rows.map(({ name }) => name);
}
