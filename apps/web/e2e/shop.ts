import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { build } from '../../../scripts/build.mjs';
import { hashOf } from '../../../scripts/hash.mjs';

const root = path.resolve(import.meta.dirname, '../../..');

const addressNearby = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

/** The files that determine the demo pictures. */
const PAINTERS = ['demo', 'platform/media'].map((folder) =>
  path.join(root, 'apps/server/src', folder),
);

/** The demo pictures, rendered once for all servers and runs instead of once for each server. */
async function sharePictures(dataDir: string): Promise<void> {
  const painters = await hashOf([...PAINTERS, path.join(root, 'apps/server/package.json')]);
  const pictures = path.join(root, `.cache/demo-pictures-${painters.slice(0, 16)}`);
  await mkdir(pictures, { recursive: true });
  await mkdir(path.join(dataDir, 'media'));
  await symlink(pictures, path.join(dataDir, 'media/demo'));
}

/**
 * Creates this process's database on the PostgreSQL server of the test run. Without that server it returns nothing,
 * and the shop uses an embedded database, which is several times slower.
 */
async function ownDatabase(suffix: string): Promise<Record<string, string>> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return {};
  const name = `mall_browser_${process.pid}${suffix}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  await client.end();
  return { DATABASE_URL: new URL(name, server).href, DEMO: '1' };
}

/** A server for tests: the built server, with a data folder that survives its process. */
export class Shop {
  #process: ChildProcess | undefined;
  #port = '0';
  /** The server's origin; the same after a restart. */
  baseUrl = '';

  /** The origin for a phone on the same network; equals `baseUrl` on a machine without a network. */
  get nearbyUrl(): string {
    return this.baseUrl.replace('127.0.0.1', addressNearby ?? '127.0.0.1');
  }

  private constructor(
    private readonly dataDir: string,
    private readonly database: Readonly<Record<string, string>>,
    private readonly settings: Readonly<Record<string, string>>,
  ) {}

  /**
   * Starts a server with the demo data on a free port.
   *
   * @param settings additional environment variables.
   * @param name distinguishes its database from that of this process's other server.
   */
  static async open(settings: Readonly<Record<string, string>> = {}, name = ''): Promise<Shop> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-'));
    const shop = new Shop(dataDir, await ownDatabase(name), settings);
    await sharePictures(shop.dataDir);
    await shop.start();
    return shop;
  }

  /** Starts the built server, and waits until it reports that it is listening. */
  async start(): Promise<void> {
    const env = {
      ...process.env,
      PORT: this.#port,
      HOST: '0.0.0.0',
      DATA_DIR: this.dataDir,
      ...this.database,
      NODE_ENV: 'production',
      // Hundreds of orders that no test reads.
      DEMO_PAINTS_AHEAD: '0',
      // Two keys at most: scripts are not optimised here, and a test signs in more often than a visitor.
      CAPTCHA_WORK: '2',
      // A test opens more pages a minute than a visitor does.
      RENDERS_PER_MINUTE: '100000',
      ...this.settings,
    };
    await build();
    // Without `npm start`'s supervisor, which would restart a killed server.
    const server = spawn(process.execPath, ['apps/server/dist/server.js'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = server;
    let output = '';
    this.baseUrl = await new Promise((resolve, reject) => {
      const onOutput = (chunk: Buffer) => {
        output += chunk.toString();
        const port = /site\s+http:\/\/localhost:(\d+)/.exec(output)?.[1];
        if (port) {
          this.#port = port;
          resolve(`http://127.0.0.1:${port}`);
        }
      };
      server.stdout?.on('data', onOutput);
      server.stderr?.on('data', onOutput);
      server.once('exit', (code) =>
        reject(new Error(`The server ended (${code}) before it was open:\n${output}`)),
      );
    });
  }

  /** Whether {@link Shop.sql} works: only its server can open an embedded database. */
  get hasSql(): boolean {
    return 'DATABASE_URL' in this.database;
  }

  /** Writes to the database directly, for changes that otherwise need time or staff. */
  async sql(text: string, ...values: readonly (string | number)[]): Promise<void> {
    const client = new Client({ connectionString: this.database['DATABASE_URL'] });
    await client.connect();
    try {
      await client.query(text, [...values]);
    } finally {
      await client.end();
    }
  }

  /** Kills the process without a clean shutdown, like a power cut. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Stops the server and deletes its data folder. */
  async close(): Promise<void> {
    await this.#end('SIGTERM');
    await rm(this.dataDir, { recursive: true, force: true });
  }

  #end(signal: NodeJS.Signals): Promise<void> {
    const server = this.#process;
    this.#process = undefined;
    if (!server || server.exitCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      server.once('exit', () => resolve());
      server.kill(signal);
    });
  }
}
