// The built mall with a PostgreSQL of its own, the demo shop in it, and access to its tables.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../scripts/postgres.mjs';
import { startRedis } from '../scripts/redis.mjs';
import { root } from '../scripts/run.mjs';
import { SERVER_ARGS, SERVER_ENV } from '../scripts/server-process.mjs';

const pg = createRequire(path.join(root, 'apps/server/package.json'))('pg');

/** Starts a program of Node that prints its address. */
export function listening(args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const port = /site\s+http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (port) resolve({ child, port: Number(port) });
    });
    child.once('exit', (code) => reject(new Error(`${args.at(-1)} ended (${code}):\n${output}`)));
  });
}

export function ended(child) {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  return gone;
}

/**
 * Returns null without PostgreSQL, or without Redis if there are several servers.
 *
 * @param {{ more?: object, settings?: string[], servers?: number }} options further environment variables, settings of
 *   PostgreSQL, and the number of servers: several share a Redis.
 */
export async function openPostgresShop({ more = {}, settings = [], servers = 1 } = {}) {
  const redis = servers === 1 ? null : await startRedis({ install: false });
  if (servers > 1 && redis === null) return null;
  const postgres = await startPostgres({
    install: false,
    durable: true,
    settings: ['shared_preload_libraries=pg_stat_statements', ...settings],
  });
  if (postgres === null) {
    await redis?.stop();
    return null;
  }
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const env = {
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    DEMO: '1',
    // No pictures are generated during the measurement.
    DEMO_PAINTS_AHEAD: '0',
    PORT: '0',
    HOST: '127.0.0.1',
    CALLS_PER_MINUTE: '100000000',
    RENDERS_PER_MINUTE: '100000000',
    UNPAID_ORDERS: '100000000',
    ...(redis && { REDIS_URL: redis.url }),
    ...SERVER_ENV,
    ...more,
  };
  // The first start seeds the demo shop.
  const seeding = await listening(SERVER_ARGS, env);
  await ended(seeding.child);
  const malls = await Promise.all(
    Array.from({ length: servers }, () => listening(SERVER_ARGS, env)),
  );
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('create extension pg_stat_statements');
  return {
    /** The first server. */
    mall: malls[0],
    malls,
    client,
    postgresPid: postgres.pid(),
    /** The environment of another program that uses the same database. */
    env,
    async close() {
      await client.end();
      await Promise.all(malls.map(({ child }) => ended(child)));
      await postgres.stop();
      await redis?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
