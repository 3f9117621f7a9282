import { existsSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from 'pg';
import { ResilientPool } from '../resilient-pool';
import { startEngine, type Engine } from './engine';
import { lockFolder } from './lock';
import { startEngineThread } from './thread';
import { EngineWire } from './wire';

/** Longer than any normal queue. A query outside the open transaction fails instead of hanging. */
const WAIT_FOR_CONNECTION_MS = 60_000;

/** A connection pool and a function to close its database. */
export interface OpenedPool {
  readonly pool: Pool;
  close(): Promise<void>;
}

/**
 * Opens the embedded database in `<dataDir>/pg`, in its own thread, for this process only.
 *
 * @throws {DataFolderInUse} when another process has it open.
 */
export async function openEmbedded(dataDir: string): Promise<OpenedPool> {
  const folder = path.join(dataDir, 'pg');
  const unlock = await lockFolder(folder);
  try {
    await mkdir(folder, { recursive: true });
    // The database files are world-writable, so nobody else may enter the folder.
    await chmod(folder, 0o700);
    const start = () => startEngineThread(folder);
    // Only the end of its thread frees the half gigabyte that creating the database takes.
    if (!existsSync(path.join(folder, 'PG_VERSION'))) await (await start()).close();
    return poolOver(await start(), start, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Opens an in-memory embedded database on the calling thread. */
export async function openInMemory(): Promise<OpenedPool> {
  const engine = await startEngine('memory://');
  return poolOver(
    engine,
    () => Promise.resolve(engine),
    () => Promise.resolve(),
  );
}

/**
 * @param restart starts the engine again after a crash.
 * @param afterwards called when everything is closed.
 */
function poolOver(
  first: Engine,
  restart: () => Promise<Engine>,
  afterwards: () => Promise<void>,
): OpenedPool {
  let current = Promise.resolve(first);
  // Each connection stays with its engine: the rest of a transaction must not run on a new one.
  const liveEngine = () => {
    current = current.then((engine) => (engine.hasCrashed() ? restart() : engine), restart);
    return current;
  };
  const pool = new ResilientPool({
    // The engine has a single session: a transaction uses it exclusively.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS,
    user: 'postgres',
    database: 'postgres',
    stream: () => new EngineWire(liveEngine()),
  });
  return {
    pool,
    async close() {
      await pool.query('CHECKPOINT');
      await pool.end();
      await (await current).close();
      await afterwards();
    },
  };
}
