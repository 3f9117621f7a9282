import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Pool } from 'pg';
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
    return poolOver(await startEngineThread(folder), unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Opens an in-memory embedded database on the calling thread. */
export async function openInMemory(): Promise<OpenedPool> {
  return poolOver(await startEngine('memory://'), () => Promise.resolve());
}

function poolOver(engine: Engine, afterwards: () => Promise<void>): OpenedPool {
  const pool = new Pool({
    // The engine has a single session: a transaction uses it exclusively.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS,
    user: 'postgres',
    database: 'postgres',
    stream: () => new EngineWire(engine),
  });
  return {
    pool,
    async close() {
      await pool.query('CHECKPOINT');
      await pool.end();
      await engine.close();
      await afterwards();
    },
  };
}
