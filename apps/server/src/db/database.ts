import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { openEmbedded, openInMemory, type OpenedPool } from './embedded/open';
import { startJobs } from '../kernel/job';
import { maintenanceJobs } from './embedded/maintenance';
import { PreparingClient } from './preparing-client';
import * as schema from './schema';

/** The mall's database as every repo sees it, whichever PostgreSQL is behind it. */
export type Database = NodePgDatabase<typeof schema>;
/** An open transaction; inside one, nothing but this may be used. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** What a repo's functions take: they run inside or outside a transaction alike. */
export type Connection = Database | Transaction;

/** Which PostgreSQL to open. */
export interface DatabaseOptions {
  /** `null`: the embedded one under `dataDir`. */
  readonly databaseUrl: string | null;
  /** Connections kept to PostgreSQL; the embedded database always has one. */
  readonly databasePool: number;
  /** Absolute folder of the embedded database. */
  readonly dataDir: string;
}

/** An open database and how to shut it. */
export interface OpenDatabase {
  readonly db: Database;
  readonly pool: Pool;
  readonly kind: 'embedded' | 'postgres';
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL at `databaseUrl`, or the embedded one under `dataDir`.
 *
 * @param onError told of faults outside of any query: a lost connection, failed upkeep.
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
    // A crowd for one product waits in line: being told late is better than being told nothing.
    connectionTimeoutMillis: 30_000,
    Client: PreparingClient,
  });
  pool.on('error', onError);
  return {
    db: drizzle(pool, { schema, casing: 'snake_case' }),
    pool,
    kind: 'postgres',
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
    async close() {
      await stopMaintenance();
      await opened.close();
    },
  };
}
