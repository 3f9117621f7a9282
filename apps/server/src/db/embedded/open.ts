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

/** The folder of the embedded database under a data folder. */
export const embeddedFolder = (dataDir: string): string => path.join(dataDir, 'pg');

/** Whether a folder holds an embedded database. */
export const holdsDatabase = (folder: string): boolean =>
  existsSync(path.join(folder, 'PG_VERSION'));

/**
 * Opens the embedded database in `<dataDir>/pg`, in its own thread, for this process only.
 *
 * @throws {DataFolderInUse} when another process has it open.
 */
export async function openEmbedded(dataDir: string): Promise<OpenedPool> {
  const folder = embeddedFolder(dataDir);
  const unlock = await lockFolder(folder);
  try {
    return await openFolder(folder, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

/**
 * Opens the embedded database in a folder that the caller has locked.
 *
 * @param afterwards called when it is closed.
 */
export async function openFolder(
  folder: string,
  afterwards: () => Promise<void> = () => Promise.resolve(),
): Promise<OpenedPool> {
  await mkdir(folder, { recursive: true });
  // The database files are world-writable, so nobody else may enter the folder.
  await chmod(folder, 0o700);
  const start = () => startEngineThread(folder);
  // Only the end of its thread frees the half gigabyte that creating the database takes.
  if (!holdsDatabase(folder)) await (await start()).close();
  return poolOver(await start(), start, afterwards);
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
