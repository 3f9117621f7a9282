import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client, type PoolClient } from 'pg';
import type { OpenDatabase } from './database';

/** Advisory lock number; no other program on this database may use it. */
const MIGRATION_LOCK = 720_150_033;

/**
 * Applies missing migrations. Safe to call at every start and by several servers at once: the first one
 * migrates, the others wait.
 */
export async function migrate({ pool, url }: Pick<OpenDatabase, 'pool' | 'url'>): Promise<void> {
  // A connection of its own, because the pool's have timeouts that a large migration may exceed.
  if (url !== null) {
    const client = new Client({ connectionString: url });
    // A lost connection also rejects the query.
    client.on('error', () => {});
    await client.connect();
    try {
      await migrateOver(client);
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

async function migrateOver(client: Client | PoolClient): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  try {
    await applyMigrations(drizzle(client), { migrationsFolder: migrationsFolder() });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  }
}

/** Next to this file, in the sources and in a build. */
function migrationsFolder(): string {
  const folder = fileURLToPath(new URL('./migrations', import.meta.url));
  if (!existsSync(folder)) throw new Error(`The migrations are missing: ${folder}`);
  return folder;
}
