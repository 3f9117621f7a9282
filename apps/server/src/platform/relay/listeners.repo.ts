import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { RELAY_CHANNEL } from './listener';

/**
 * Counts the servers that listen on this database, by the name of their connections; PostgreSQL
 * only.
 */
export async function countListeners(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where application_name = ${RELAY_CHANNEL} and datname = current_database()
  `);
  return rows[0]?.count ?? 0;
}
