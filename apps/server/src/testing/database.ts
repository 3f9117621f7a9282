import type { OpenDatabase } from '../db/database';
import { openTestDatabase } from '../db/database';
import { migrate } from '../db/migrate';

/** A migrated database in memory. */
export async function startTestDatabase(): Promise<OpenDatabase> {
  const database = await openTestDatabase();
  await migrate(database.pool);
  return database;
}

/** Empties every table and starts all ids from 1 again. */
export async function emptyDatabase({ pool }: OpenDatabase): Promise<void> {
  const { rows } = await pool.query<{ tables: string }>(
    `select string_agg(quote_ident(tablename), ', ') as tables from pg_tables where schemaname = 'public'`,
  );
  await pool.query(`truncate ${rows[0]?.tables ?? ''} restart identity cascade`);
}
