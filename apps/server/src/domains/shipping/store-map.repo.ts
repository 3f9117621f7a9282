import { and, asc, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../db/database';
import { jsonRows, ONE_ROW } from '../../db/json-rows';
import { storeMapVisits } from '../../db/schema';
import { statement, type Inputs } from '../../db/statement';

/** A convenience store where a parcel can be picked up. */
export interface Store {
  readonly id: string;
  readonly name: string;
  readonly address: string;
}

export async function addVisit(
  db: Connection,
  visit: typeof storeMapVisits.$inferInsert,
): Promise<void> {
  await db.insert(storeMapVisits).values(visit);
}

/**
 * Stores the store that was picked on a visit to the map, once.
 *
 * @param expiresAt when the picked store expires.
 * @returns the visit; undefined when it does not exist or has expired.
 */
export async function saveStore(
  db: Connection,
  nonce: string,
  { id, name, address }: Store,
  now: Date,
  expiresAt: Date,
) {
  const [visit] = await db
    .update(storeMapVisits)
    .set({ storeId: id, storeName: name, storeAddress: address, expiresAt })
    .where(
      and(
        eq(storeMapVisits.nonce, nonce),
        isNull(storeMapVisits.storeId),
        gt(storeMapVisits.expiresAt, now),
      ),
    )
    .returning({ methodId: storeMapVisits.methodId, returnUrl: storeMapVisits.returnUrl });
  return visit;
}

/** Returns where the member of a visit returns to, also of one that is over; null: the site's own pages. */
export async function findReturnUrl(db: Connection, nonce: string): Promise<string | null> {
  const [visit] = await db
    .select({ returnUrl: storeMapVisits.returnUrl })
    .from(storeMapVisits)
    .where(eq(storeMapVisits.nonce, nonce));
  return visit?.returnUrl ?? null;
}

/** A store that a member picked, and its shipping method. */
export interface PickedStoreRow extends Store {
  readonly methodId: number;
}

/** The store that a member picked last for each shipping method, to read together with other values. */
export const pickedStoreRows = (db: Connection, { memberId }: Inputs<{ memberId: number }>) =>
  jsonRows(
    {
      methodId: storeMapVisits.methodId,
      id: sql<string>`${storeMapVisits.storeId}`,
      name: sql<string>`coalesce(${storeMapVisits.storeName}, '')`,
      address: sql<string>`coalesce(${storeMapVisits.storeAddress}, '')`,
    },
    (row) =>
      db
        .selectDistinctOn([storeMapVisits.methodId], row)
        .from(storeMapVisits)
        .where(and(eq(storeMapVisits.memberId, memberId), isNotNull(storeMapVisits.storeId)))
        .orderBy(
          asc(storeMapVisits.methodId),
          desc(storeMapVisits.createdAt),
          desc(storeMapVisits.nonce),
        ),
  );

const selectStores = statement('picked_stores', (db, inputs: Inputs<{ memberId: number }>) =>
  db.select({ stores: pickedStoreRows(db, inputs) }).from(ONE_ROW),
);

/** The store that a member picked last for each shipping method. */
export async function findPickedStores(
  db: Connection,
  memberId: number,
): Promise<readonly PickedStoreRow[]> {
  const [found] = await selectStores(db, { memberId });
  return found?.stores ?? [];
}

/** Deletes expired visits to the store map. */
export async function purgeMapVisits(db: Database, now: Date): Promise<void> {
  await db.delete(storeMapVisits).where(lt(storeMapVisits.expiresAt, now));
}
