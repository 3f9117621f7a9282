import { openDatabase, openTestDatabase, type OpenDatabase } from '../db/database';
import { migrate } from '../db/migrate';

/**
 * A migrated database in memory; with `TEST_DATABASE_URL` a real PostgreSQL, whose rows the tests
 * delete. Its tests share one database: run them with `--no-file-parallelism`.
 */
export async function startTestDatabase(): Promise<OpenDatabase> {
  const databaseUrl = process.env['TEST_DATABASE_URL'];
  const database = databaseUrl
    ? await openDatabase({ databaseUrl, databasePool: 20, dataDir: '' }, (error) => {
        throw error;
      })
    : await openTestDatabase();
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
