import { and, asc, gte, inArray, isNull, not, or, sql } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { products } from '../../db/schema';

/** Days on the way to a convenience store, weekends included, and days for which it keeps a parcel. */
const STORE_DAYS = 4 + 7;

/** The condition that a product keeps until the last day of its pickup at a convenience store. */
export const keepsUntilPickup = sql<boolean>`${or(isNull(products.shelfDays), gte(products.shelfDays, STORE_DAYS))}`;

/** The names of those products that convenience stores do not take: by their size, and by how long they keep. */
export async function namesNotForStores(db: Connection, ids: readonly number[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ name: products.name, fits: products.fitsStorePickup, keeps: keepsUntilPickup })
          .from(products)
          .where(
            and(
              inArray(products.id, [...ids]),
              or(not(products.fitsStorePickup), not(keepsUntilPickup)),
            ),
          )
          .orderBy(asc(products.id));
  return {
    bulky: rows.flatMap(({ name, fits }) => (fits ? [] : [name])),
    shortLived: rows.flatMap(({ name, keeps }) => (keeps ? [] : [name])),
  };
}
