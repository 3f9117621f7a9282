import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client, type PoolClient } from 'pg';
import { ConfigurationError } from '../kernel/configuration-error';
import { ADVISORY_LOCKS } from './advisory-locks';
import type { OpenDatabase } from './database';
import { sqlState, sqlStateOf } from './errors';
import { LOST_CLIENT_OPTIONS } from './lost-client-options';
import { grantServing, readUser } from './serving-user';

/**
 * How long a migration waits for a table. All other servers wait behind it: a statement that wants the table queues
 * after the migration, even if it would not conflict with the long transaction that has the table.
 */
const LOCK_TIMEOUT = '2s';
/** The statements that have queued run in it. */
const LOCK_PAUSE_MS = 1_000;
const LOCK_ATTEMPTS = 100;

const HAS_MIGRATIONS = `select to_regclass('drizzle.__drizzle_migrations') is not null as found`;

/**
 * Applies missing migrations, and grants the user who serves what it needs. Safe to call at every start and by several
 * servers at once: the first one migrates, the others wait.
 *
 * @throws ConfigurationError when migrations are missing, and the user may not apply them.
 */
export async function migrate({
  pool,
  migrationUrl,
}: Pick<OpenDatabase, 'pool' | 'migrationUrl'>): Promise<void> {
  // A connection of its own, because the pool's have timeouts that a large migration may exceed.
  if (migrationUrl !== null) {
    const servingUser = await readUser(pool);
    const client = new Client({ connectionString: migrationUrl, options: LOST_CLIENT_OPTIONS });
    // A lost connection also rejects the query.
    client.on('error', () => {});
    await client.connect();
    try {
      await migrateOver(client, servingUser);
    } catch (error) {
      if (sqlStateOf(error) !== sqlState.insufficientPrivilege) throw error;
      // Nothing is to be done by a user who owns nothing, as long as nothing is missing.
      if (!(await isMigrated(pool)))
        throw new ConfigurationError(MAY_NOT_MIGRATE, { cause: error });
    } finally {
      await client.end();
    }
    return;
  }
  const client = await pool.connect();
  try {
    await migrateOver(client);
  } finally {
    client.release();
  }
}

/**
 * Expects that the database has every migration of this version. It may have later ones: during an upgrade, the
 * previous version restarts on the migrated database.
 *
 * @throws ConfigurationError which says what to do.
 */
export async function expectMigrated({ pool }: Pick<OpenDatabase, 'pool'>): Promise<void> {
  if (!(await isMigrated(pool))) throw new ConfigurationError(NOT_MIGRATED);
}

/** Returns whether a database has the latest migration of this version, as far as its user may read it. */
async function isMigrated(pool: OpenDatabase['pool']): Promise<boolean> {
  const latest = programMigrations().at(-1);
  const last = await readLastMigration(pool).catch((error: unknown) => {
    // The grants follow the migrations.
    if (sqlStateOf(error) === sqlState.insufficientPrivilege) return 0;
    throw error;
  });
  return last >= (latest?.folderMillis ?? 0);
}

/** Reads when the last migration was written, in milliseconds; 0: there is none. */
async function readLastMigration(pool: OpenDatabase['pool']): Promise<number> {
  const { rows: tables } = await pool.query<{ found: boolean }>(HAS_MIGRATIONS);
  if (!tables[0]?.found) return 0;
  const { rows } = await pool.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.last ?? 0);
}

const NOT_MIGRATED =
  '資料庫尚未更新，而設定 MIGRATE_AT_START=0：請先執行 npm run migrate，再啟動。\n' +
  'The database is not migrated, and MIGRATE_AT_START=0 is set: run npm run migrate first, then start again.';
const MAY_NOT_MIGRATE =
  '資料庫尚未更新，而設定的使用者不能更改資料表：請將 DATABASE_MIGRATION_URL 設為資料表擁有者的連線，執行 npm run migrate，再啟動。\n' +
  'The database is not migrated, and its user may not change tables: set DATABASE_MIGRATION_URL to the user who owns them, run npm run migrate, then start again.';

/** The migrations of this version, oldest first. */
export const programMigrations = (): readonly MigrationMeta[] =>
  readMigrationFiles({ migrationsFolder: migrationsFolder() });

/** @param servingUser the user who serves; absent: the one who migrates. */
async function migrateOver(client: Client | PoolClient, servingUser?: string): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migration]);
  try {
    const config = { migrationsFolder: migrationsFolder() };
    await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
    await retryLocks(async () => {
      await refuseEarlierVersion(client, config);
      await applyMigrations(drizzle(client), config);
    });
    if (servingUser !== undefined && servingUser !== (await readUser(client)))
      await grantServing(client, servingUser);
  } finally {
    // A lost connection has neither, and its own error is the one to report.
    await client
      .query(`reset lock_timeout; select pg_advisory_unlock(${ADVISORY_LOCKS.migration})`)
      .catch(() => {});
  }
}

/**
 * Applies migrations again when a table is in use for long. All of them are one transaction, so nothing remains of an
 * attempt.
 */
async function retryLocks(apply: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await apply();
    } catch (error) {
      if (sqlStateOf(error) !== sqlState.lockNotAvailable || attempt === LOCK_ATTEMPTS) throw error;
      await sleep(LOCK_PAUSE_MS);
    }
  }
}

/**
 * Refuses a database that a version before the first of these migrations created.
 *
 * @throws ConfigurationError which says what to do.
 */
async function refuseEarlierVersion(
  client: Client | PoolClient,
  config: { readonly migrationsFolder: string },
): Promise<void> {
  const { rows: tables } = await client.query<{ found: boolean }>(HAS_MIGRATIONS);
  if (!tables[0]?.found) return;
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at limit 1',
  );
  const [first] = readMigrationFiles(config);
  if (rows[0] && rows[0].hash !== first?.hash)
    throw new ConfigurationError(
      '資料庫是由較早的版本建立的，無法轉換：請刪除資料夾 .data（或 DATA_DIR 所指的資料夾），或將 DATABASE_URL 指向一個空的資料庫，再重新啟動。\n' +
        'An earlier version created this database, and it cannot be converted: delete the folder .data (or DATA_DIR), or point DATABASE_URL at an empty database, and start again.',
    );
}

/** Next to this file, in the sources and in a build. */
function migrationsFolder(): string {
  const folder = fileURLToPath(new URL('./migrations', import.meta.url));
  if (!existsSync(folder)) throw new Error(`The migrations are missing: ${folder}`);
  return folder;
}
