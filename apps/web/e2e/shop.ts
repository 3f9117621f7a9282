import { networkInterfaces } from 'node:os';
import { Client } from 'pg';
import { build } from '../../../scripts/build.mjs';
import { until } from '../../server/src/testing/until';
import { openProxy, type OpenProxy } from './proxy';
import { emptyDatabase, openSharedServices, type SharedServices } from './shared-services';
import { ShopServer } from './shop-server';

const addressNearby = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

/** The number of servers of each shop, for `TEST_SERVERS=2`. */
export const SERVERS = Number(process.env['TEST_SERVERS'] ?? 1);

const SETTINGS = {
  HOST: '0.0.0.0',
  // Hundreds of orders that no test reads.
  DEMO_PAINTS_AHEAD: '0',
  // Two keys at most: scripts are not optimised here, and a test signs in more often than a visitor.
  CAPTCHA_WORK: '2',
  // A test opens more pages a minute than a visitor does.
  RENDERS_PER_MINUTE: '100000',
} as const;
/** The servers behind nginx. */
const SETTINGS_BEHIND_PROXY = { HOST: '127.0.0.1', TRUST_PROXY: '1' } as const;

/** The parts of a shop. */
interface ShopParts {
  readonly servers: readonly ShopServer[];
  readonly databaseUrl: string | undefined;
  /** Null: one server, without a proxy. */
  readonly shared: { readonly proxy: OpenProxy; readonly services: SharedServices } | null;
}

/** A shop for tests: the built server, or several of them behind nginx, with data that survives the processes. */
export class Shop {
  /** The open shops of this process. */
  static readonly #open = new Set<Shop>();

  private constructor(private readonly parts: ShopParts) {
    Shop.#open.add(this);
  }

  /** Returns the open shop at an origin. */
  static at(origin: string): Shop | undefined {
    return [...Shop.#open].find(({ baseUrl, nearbyUrl }) => [baseUrl, nearbyUrl].includes(origin));
  }

  /**
   * Starts a shop with the demo data.
   *
   * @param settings additional environment variables.
   * @param name distinguishes its database from that of this process's other shops.
   * @param count the number of servers.
   */
  static async open(
    settings: Readonly<Record<string, string>> = {},
    name = '',
    count = SERVERS,
  ): Promise<Shop> {
    await build();
    const services = count > 1 ? await openSharedServices() : null;
    const database = await emptyDatabase(name);
    const env = {
      ...SETTINGS,
      ...(services && { ...SETTINGS_BEHIND_PROXY, ...services.settings }),
      ...database,
      ...settings,
    };
    const servers = await Promise.all(Array.from({ length: count }, () => ShopServer.prepare(env)));
    await Promise.all(servers.map((server) => server.start()));
    const origins = servers.map(({ origin }) => origin);
    const shared = services && {
      services,
      proxy: await openProxy('nginx with two servers', origins, { host: '0.0.0.0' }),
    };
    return new Shop({ servers, shared, databaseUrl: database['DATABASE_URL'] });
  }

  /** Its origin; the same after a restart. */
  get baseUrl(): string {
    const { servers, shared } = this.parts;
    return shared?.proxy.origin ?? servers[0]?.origin ?? '';
  }

  /** The origin for a phone on the same network; equals `baseUrl` on a machine without a network. */
  get nearbyUrl(): string {
    return this.baseUrl.replace('127.0.0.1', addressNearby ?? '127.0.0.1');
  }

  /** The processes of its servers. */
  get servers(): readonly ShopServer[] {
    return this.parts.servers;
  }

  /** Starts the killed servers, and waits until the shop can be reached. */
  async start(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.start()));
    // nginx sends no request to a server for two seconds after it has failed.
    await until(async () => (await fetch(`${this.baseUrl}/ready`)).ok);
  }

  /** Whether {@link Shop.sql} works: only its server can open an embedded database. */
  get hasSql(): boolean {
    return this.parts.databaseUrl !== undefined;
  }

  /** Writes to the database directly, for changes that otherwise need time or staff. */
  async sql(text: string, ...values: readonly (string | number)[]): Promise<void> {
    await this.withClient((client) => client.query(text, [...values]));
  }

  /** Runs work with a connection to the database. */
  async withClient<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    const client = new Client({ connectionString: this.parts.databaseUrl });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  /** Kills all servers without a clean shutdown, like a power cut. */
  async kill(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.kill()));
  }

  /** Stops the shop and deletes its files. */
  async close(): Promise<void> {
    const { servers, shared } = this.parts;
    Shop.#open.delete(this);
    await shared?.proxy.close();
    await Promise.all(servers.map((server) => server.close()));
    await shared?.services.close();
  }
}
