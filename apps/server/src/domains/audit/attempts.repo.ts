import type { AttemptKind } from '@mall/contract/staff';
import { desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../db/database';
import { deskAttempts, staff } from '../../db/schema';
import { DAY_MS } from '../../kernel/time';

const STORED_DAYS = 90;

/** Counts an attempt in the hour of its time. */
export async function addAttempt(
  db: Connection,
  attempt: Omit<typeof deskAttempts.$inferInsert, 'count' | 'hour'>,
): Promise<void> {
  const hour = new Date(attempt.lastAt);
  hour.setUTCMinutes(0, 0, 0);
  await db
    .insert(deskAttempts)
    .values({ ...attempt, hour, count: 1 })
    .onConflictDoUpdate({
      target: [
        deskAttempts.kind,
        deskAttempts.colleagueId,
        deskAttempts.network,
        deskAttempts.hour,
        deskAttempts.call,
      ],
      set: { count: sql`${deskAttempts.count} + 1`, lastAt: attempt.lastAt },
    });
}

/** The latest attempts of some kinds, with the names of their colleagues. */
export const findAttempts = (db: Connection, kinds: readonly AttemptKind[], limit: number) =>
  db
    .select({
      kind: deskAttempts.kind,
      colleagueId: deskAttempts.colleagueId,
      colleagueName: staff.displayName,
      network: deskAttempts.network,
      call: deskAttempts.call,
      count: deskAttempts.count,
      lastAt: deskAttempts.lastAt,
    })
    .from(deskAttempts)
    .leftJoin(staff, eq(staff.memberId, deskAttempts.colleagueId))
    .where(inArray(deskAttempts.kind, [...kinds]))
    .orderBy(desc(deskAttempts.lastAt))
    .limit(limit);

/** Deletes attempts that are older than three months. */
export async function purgeAttempts(db: Database, now: Date): Promise<void> {
  const until = new Date(now.getTime() - STORED_DAYS * DAY_MS);
  await db.delete(deskAttempts).where(lt(deskAttempts.lastAt, until));
}
