import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { openEmbedded, openInMemory, type OpenedPool } from './embedded/open';
import { startJobs } from '../kernel/job';
import { maintenanceJobs } from './embedded/maintenance';
import { PreparingClient } from './preparing-client';
import * as schema from './schema';

/** The shop's database as repos see it, for both the embedded and an external PostgreSQL. */
export type Database = NodePgDatabase<typeof schema>;
/** An open transaction; inside it, use only this connection. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** What repo functions accept: they run inside or outside of a transaction. */
export type Connection = Database | Transaction;

/** Which PostgreSQL to open. */
export interface DatabaseOptions {
  /** `null`: the embedded database under `dataDir`. */
  readonly databaseUrl: string | null;
  /** Size of the connection pool; the embedded database always has one connection. */
  readonly databasePool: number;
  /** Absolute folder of the embedded database. */
  readonly dataDir: string;
}

/** An open database and a function to close it. */
export interface OpenDatabase {
  readonly db: Database;
  readonly pool: Pool;
  readonly kind: 'embedded' | 'postgres';
  /** Where other servers may open it too; null: the embedded one is this process's own. */
  readonly url: string | null;
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL at `databaseUrl`, or the embedded database under `dataDir`.
 *
 * @param onError called on errors outside of any query: a lost connection, failed maintenance.
 * @throws {DataFolderInUse} when another process has the embedded database open.
 */
export async function openDatabase(
  config: DatabaseOptions,
  onError: (error: unknown) => void,
): Promise<OpenDatabase> {
  if (config.databaseUrl === null) return embedded(await openEmbedded(config.dataDir), onError);
  const pool = new Pool({
    connectionString: config.databaseUrl,
    max: config.databasePool,
    // During a rush for one product, requests queue: a late response is better than an error.
    connectionTimeoutMillis: 30_000,
    Client: PreparingClient,
  });
  pool.on('error', onError);
  return {
    db: drizzle(pool, { schema, casing: 'snake_case' }),
    pool,
    kind: 'postgres',
    url: config.databaseUrl,
    close: () => pool.end(),
  };
}

/** Opens an embedded database in memory, for tests. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const opened = await openInMemory();
  return {
    db: drizzle(opened.pool, { schema, casing: 'snake_case' }),
    pool: opened.pool,
    kind: 'embedded',
    url: null,
    close: opened.close,
  };
}

function embedded(opened: OpenedPool, onError: (error: unknown) => void): OpenDatabase {
  const stopMaintenance = startJobs(maintenanceJobs(opened.pool), onError);
  opened.pool.on('error', onError);
  return {
    db: drizzle(opened.pool, { schema, casing: 'snake_case' }),
    pool: opened.pool,
    kind: 'embedded',
    url: null,
    async close() {
      await stopMaintenance();
      await opened.close();
    },
  };
}
