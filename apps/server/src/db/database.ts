import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { openEmbedded, openFolder, openInMemory, type OpenedPool } from './embedded/open';
import { startJobs } from '../kernel/job';
import { maintenanceJobs } from './embedded/maintenance';
import { LOST_CLIENT_OPTIONS } from './lost-client-options';
import { PreparingClient } from './preparing-client';
import { ResilientPool } from './resilient-pool';
import * as schema from './schema';
import { watchDatabase } from './watch-database';

/** The shop's database as repos see it, for both the embedded and an external PostgreSQL. */
export type Database = NodePgDatabase<typeof schema> & { readonly $client: Pool };
/** An open transaction; inside it, use only this connection. */
export interface Transaction extends NodePgDatabase<typeof schema> {
  readonly isTransaction: true;
}
/** What repo functions accept: they run inside or outside of a transaction. */
export type Connection = Database | Transaction;

/** Which PostgreSQL to open. */
export interface DatabaseOptions {
  /** `null`: the embedded database under `dataDir`. */
  readonly databaseUrl: string | null;
  /** The same database for connections that must not go through a pooler; `null`: `databaseUrl`. */
  readonly directUrl?: string | null;
  /**
   * The same database as the user who owns the tables, not through a pooler, for migrations and backups; `null`: the user
   * of `databaseUrl` owns them.
   */
  readonly migrationUrl?: string | null;
  /** Size of the connection pool; the embedded database always has one connection. */
  readonly databasePool: number;
  /** Absolute folder for all data stored on this machine; the embedded database is in it. */
  readonly dataDir: string;
}

/**
 * Settings of each connection. Its limits are for the case that one connection or one query is stuck;
 * {@link watchDatabase} notices a database that does not answer at all. They are far above the needs of a rush. Of the
 * calls that wait for one row, only as many as there are connections wait in PostgreSQL, for a few milliseconds per
 * transaction; all others wait for a connection.
 */
const CONNECTION = {
  /** Waiting for a connection: during a rush, a late response is better than an error. */
  connectionTimeoutMillis: 30_000,
  /** A statement, its waiting for locks included. */
  statement_timeout: 30_000,
  /** Shorter, so that the log names the lock as the reason. */
  lock_timeout: 20_000,
  /** A transaction whose server is suspended or cut off must not keep its locks. */
  idle_in_transaction_session_timeout: 30_000,
  /** Longer than PostgreSQL's own limit: a connection that a router has dropped without notice. */
  query_timeout: 40_000,
  keepAlive: true,
  /** A plan is estimated without the limits of its statement: compiling it took 50–600 ms, and running it 2. */
  options: `-c jit=off ${LOST_CLIENT_OPTIONS}`,
} as const;

/** An open database and a function to close it. */
export interface OpenDatabase {
  readonly db: Database;
  readonly pool: Pool;
  readonly kind: 'embedded' | 'postgres';
  /** The URL for a connection outside of the pool, for locks; null: the embedded database belongs to this process. */
  readonly url: string | null;
  /** The URL of the user who owns the tables; null: the embedded database. */
  readonly migrationUrl: string | null;
  /** Whether queries are sent to the database: false during an outage. */
  readonly isReachable: () => boolean;
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
  if (config.databaseUrl === null) {
    const opened = await openEmbedded(config.dataDir);
    return embedded(opened, config.dataDir, onError);
  }
  const { databaseUrl } = config;
  const pool = new ResilientPool({
    connectionString: databaseUrl,
    max: config.databasePool,
    ...CONNECTION,
    Client: PreparingClient,
  });
  // The pool replaces a lost idle connection; the watch reports an outage.
  pool.on('error', () => {});
  const stopWatch = watchDatabase({
    databaseUrl,
    pool,
    onOutage: (reason) =>
      onError(
        reason === null
          ? 'PostgreSQL answers again'
          : `PostgreSQL does not answer (${reason.message}): until it does, calls fail at once`,
      ),
  });
  return {
    db: drizzle(pool, { schema, casing: 'snake_case' }),
    pool,
    kind: 'postgres',
    url: config.directUrl ?? databaseUrl,
    migrationUrl: ownerUrl({ ...config, databaseUrl }),
    isReachable: () => !pool.isSuspended,
    async close() {
      stopWatch();
      await pool.end();
    },
  };
}

/** The URL of the user who owns the tables, not through a pooler. */
export const ownerUrl = ({
  databaseUrl,
  directUrl,
  migrationUrl,
}: DatabaseOptions & { readonly databaseUrl: string }): string =>
  migrationUrl ?? directUrl ?? databaseUrl;

/** Opens an embedded database in memory, for tests. */
export const openTestDatabase = async (): Promise<OpenDatabase> =>
  overEmbedded(await openInMemory());

/** Opens the embedded database in a folder that the caller has locked, without maintenance. */
export const openLockedDatabase = async (folder: string): Promise<OpenDatabase> =>
  overEmbedded(await openFolder(folder));

/** Per connection: drizzle reads the whole schema each time, and statements stay prepared. */
const overClients = new WeakMap<PoolClient, Transaction>();

/** The database as seen through one connection, for its transactions. */
export function transactionOver(client: PoolClient): Transaction {
  const known =
    overClients.get(client) ??
    Object.assign(drizzle(client, { schema, casing: 'snake_case' }), {
      isTransaction: true as const,
    });
  overClients.set(client, known);
  return known;
}

const overEmbedded = ({ pool, close }: OpenedPool): OpenDatabase => ({
  db: drizzle(pool, { schema, casing: 'snake_case' }),
  pool,
  kind: 'embedded',
  url: null,
  migrationUrl: null,
  isReachable: () => true,
  close,
});

function embedded(
  opened: OpenedPool,
  dataDir: string,
  onError: (error: unknown) => void,
): OpenDatabase {
  const maintenance = startJobs(maintenanceJobs(opened.pool, dataDir), onError);
  opened.pool.on('error', onError);
  return {
    ...overEmbedded(opened),
    async close() {
      await maintenance.stop();
      await opened.close();
    },
  };
}
