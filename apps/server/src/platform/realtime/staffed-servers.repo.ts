import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { staffedServers } from '../../db/schema';

/** Three renewal intervals, so that one late renewal changes nothing. */
const GOOD_SECONDS = 6;
// By the database's clock, because the clocks of several machines differ.
const oldest = sql`clock_timestamp() - make_interval(secs => ${GOOD_SECONDS})`;

/** Stores or renews this server's staff presence. */
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

/** Whether staff are connected to another server. */
export async function isStaffedElsewhere(db: Database, server: string): Promise<boolean> {
  const [found] = await db
    .select({ server: staffedServers.server })
    .from(staffedServers)
    .where(and(ne(staffedServers.server, server), sql`${staffedServers.seenAt} > ${oldest}`))
    .limit(1);
  return found !== undefined;
}

/** Deletes the rows of killed servers. */
export async function purgeStaffedServers(db: Database): Promise<void> {
  await db.delete(staffedServers).where(lt(staffedServers.seenAt, oldest));
}
