import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { createWorkerDatabase } from './database';
import { callerOf } from './http';
import { prepareShoppers } from './prepared-shoppers';
import { launchServer, type ServerProcess } from './server-process';
import { shopperOf, type Shopper } from './shopper';
import { until } from './until';

/** A server in a process of its own, with one member, for tests of how it stops. */
export interface StoppableServer {
  readonly baseUrl: string;
  readonly process: ServerProcess;
  readonly token: string;
  readonly shopper: Shopper;
  readonly ruleId: number;
  /** A connection of the test to its database. */
  readonly admin: Client;
  /** Whether a new connection is refused. */
  isRefused(): Promise<boolean>;
  /** Locks a table, so that the next statement on it waits; ends with the function that unlocks it. */
  lock(table: string): Promise<() => Promise<unknown>>;
  /** Waits until a statement of the server waits for a lock. */
  untilOneWaits(): Promise<unknown>;
  /** Asks the server to stop; ends with its exit code. */
  stop(): Promise<unknown>;
  /** Deletes it with its files. */
  remove(): Promise<void>;
}

/** Starts one on a new database. @param more additional environment variables */
export async function startStoppableServer(
  more: Readonly<Record<string, string>> = {},
): Promise<StoppableServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mall-drain-'));
  const databaseUrl = await createWorkerDatabase(process.env['TEST_DATABASE_URL'] ?? '', 'drain');
  const { ruleId, members } = await prepareShoppers({ databaseUrl, dataDir: folder }, 1);
  const [member] = members;
  if (!member) throw new Error('no member');
  const server = launchServer({ DATA_DIR: folder, DATABASE_URL: databaseUrl, ...more });
  const baseUrl = await server.address();
  const admin = new Client({ connectionString: databaseUrl });
  await admin.connect();
  return {
    baseUrl,
    process: server,
    token: member.token,
    shopper: shopperOf(callerOf(baseUrl, member), member),
    ruleId,
    admin,
    async isRefused() {
      const { hostname, port } = new URL(baseUrl);
      const socket = connect(Number(port), hostname);
      try {
        await once(socket, 'connect');
        return false;
      } catch {
        return true;
      } finally {
        socket.destroy();
      }
    },
    async lock(table) {
      await admin.query(`begin; lock table ${table} in access exclusive mode`);
      return () => admin.query('commit');
    },
    untilOneWaits: () =>
      until(async () => {
        // Other tests' databases are on the same server.
        const { rows } = await admin.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows.length > 0;
      }),
    stop() {
      const exit = once(server.child, 'exit');
      server.child.kill('SIGTERM');
      return exit;
    },
    async remove() {
      await admin.end();
      await server.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
