import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Balancer, startBalancer } from './balancer';
import { createWorkerDatabase } from './database';
import { type PreparedShop, prepareShoppers } from './prepared-shoppers';
import { launchServer, type ServerProcess } from './server-process';
import { until } from './until';

/** The members of the shop. */
const SHOPPERS = 4;
/** The units of their item: more than any test sells. */
const STOCK = 100_000;

/** The options of {@link openTwoServers}. */
export interface TwoServersOptions {
  readonly postgresUrl: string;
  readonly redisUrl: string;
  /** Further environment variables of each server. */
  readonly env?: Readonly<Record<string, string>>;
}

/** A server process launched in another place than this one. */
export interface Elsewhere {
  readonly launcher: readonly string[];
  readonly address: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Server processes of one shop behind a load balancer, over one PostgreSQL, Redis and folder of uploads. */
export interface TwoServers {
  readonly shop: PreparedShop;
  readonly stock: number;
  readonly databaseUrl: string;
  readonly balancer: Balancer;
  readonly baseUrl: string;
  /** Running servers by URL. */
  readonly servers: ReadonlyMap<string, ServerProcess>;
  /** Starts one more server. @returns its URL */
  launch(elsewhere?: Elsewhere): Promise<string>;
  /** The balancer uses a server that has ended no more. */
  remove(url: string): void;
  /** Waits until the balancer uses so many servers. */
  untilReady(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** Prepares a shop for server processes. It has none yet. */
export async function openTwoServers(options: TwoServersOptions): Promise<TwoServers> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mall-two-'));
  const databaseUrl = await createWorkerDatabase(options.postgresUrl, 'two');
  const shop = await prepareShoppers({ databaseUrl, dataDir: folder }, SHOPPERS, STOCK);
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    REDIS_URL: options.redisUrl,
    // A test sends more calls and orders than any shopper.
    CALLS_PER_MINUTE: '1000000',
    UNPAID_ORDERS: '1000000',
    ...options.env,
  };
  const servers = new Map<string, ServerProcess>();
  const balancer = await startBalancer(() => [...servers.keys()]);
  return {
    shop,
    stock: STOCK,
    databaseUrl,
    balancer,
    baseUrl: balancer.baseUrl,
    servers,
    async launch(elsewhere) {
      const server = launchServer({ ...env, ...elsewhere?.env }, undefined, elsewhere?.launcher);
      const url = new URL(await server.address());
      url.hostname = elsewhere?.address ?? '127.0.0.1';
      servers.set(url.origin, server);
      return url.origin;
    },
    remove: (url) => void servers.delete(url),
    untilReady: (count) => until(() => balancer.ready.size === count),
    async stop() {
      await balancer.stop();
      await Promise.all([...servers.values()].map((server) => server.kill()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
