import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { staffedServers } from '../../db/schema';

/** Long enough for three of the renewals, so that one which is late changes nothing. */
const GOOD_SECONDS = 6;
// By the database's clock: those of several machines differ.
const oldest = sql`clock_timestamp() - make_interval(secs => ${GOOD_SECONDS})`;

/** Notes that somebody of the shop attends on this server, or that they still do. */
export async function markStaffed(db: Database, server: string): Promise<void> {
  await db
    .insert(staffedServers)
    .values({ server })
    .onConflictDoUpdate({
      target: staffedServers.server,
      set: { seenAt: sql`clock_timestamp()` },
    });
}

export async function unmarkStaffed(db: Database, server: string): Promise<void> {
  await db.delete(staffedServers).where(eq(staffedServers.server, server));
}

/** Whether somebody of the shop attends on another server. */
export async function isStaffedElsewhere(db: Database, server: string): Promise<boolean> {
  const [found] = await db
    .select({ server: staffedServers.server })
    .from(staffedServers)
    .where(and(ne(staffedServers.server, server), sql`${staffedServers.seenAt} > ${oldest}`))
    .limit(1);
  return found !== undefined;
}

/** Deletes what servers left behind that were killed. */
export async function purgeStaffedServers(db: Database): Promise<void> {
  await db.delete(staffedServers).where(lt(staffedServers.seenAt, oldest));
}
