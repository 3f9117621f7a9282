import { and, desc, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Connection, Database } from '../../db/database';
import { storeMapVisits } from '../../db/schema';

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
    .returning({ memberId: storeMapVisits.memberId, methodId: storeMapVisits.methodId });
  return visit;
}

/** The store that a member picked last for a shipping method. */
export async function findPickedStore(
  db: Connection,
  memberId: number,
  methodId: number,
): Promise<Store | undefined> {
  const [visit] = await db
    .select()
    .from(storeMapVisits)
    .where(
      and(
        eq(storeMapVisits.memberId, memberId),
        eq(storeMapVisits.methodId, methodId),
        isNotNull(storeMapVisits.storeId),
      ),
    )
    .orderBy(desc(storeMapVisits.createdAt), desc(storeMapVisits.nonce))
    .limit(1);
  if (!visit?.storeId) return undefined;
  return {
    id: visit.storeId,
    name: visit.storeName ?? '',
    address: visit.storeAddress ?? '',
  };
}

/** Deletes expired visits to the store map. */
export async function purgeMapVisits(db: Database, now: Date): Promise<void> {
  await db.delete(storeMapVisits).where(lt(storeMapVisits.expiresAt, now));
}
