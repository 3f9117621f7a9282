import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { products } from '../../db/schema';

/** The names of those products that are too large for pickup at a convenience store. */
export async function namesOfBulky(db: Connection, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ name: products.name })
    .from(products)
    .where(and(inArray(products.id, [...ids]), eq(products.fitsStorePickup, false)))
    .orderBy(asc(products.id));
  return rows.map(({ name }) => name);
}
