import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../db/database';
import { rateLimits } from '../../db/schema';

/** Takes back one count. */
export async function decrementCount(db: Connection, key: string): Promise<void> {
  const ofSubject = eq(rateLimits.key, key);
  const [one] = await db
    .delete(rateLimits)
    .where(and(ofSubject, eq(rateLimits.points, 1)))
    .returning({ key: rateLimits.key });
  if (one) return;
  await db
    .update(rateLimits)
    .set({ points: sql`${rateLimits.points} - 1` })
    .where(and(ofSubject, gt(rateLimits.points, 1)));
}

export async function deleteSubject(db: Connection, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

/** Deletes the counts of all subjects with this prefix. */
export async function deleteSubjects(db: Connection, prefix: string): Promise<void> {
  await db.delete(rateLimits).where(sql`starts_with(${rateLimits.key}, ${prefix})`);
}

/** Deletes expired counts. */
export async function purgeRateLimits(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now));
}
