import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Pool } from 'pg';
import { startEngine, type Engine } from './engine';
import { lockFolder } from './lock';
import { startEngineThread } from './thread';
import { EngineWire } from './wire';

/** Longer than any honest queue; a query outside the open transaction fails instead of hanging. */
const WAIT_FOR_CONNECTION_MS = 60_000;

/** A pool and how to shut what is behind it. */
export interface OpenedPool {
  readonly pool: Pool;
  close(): Promise<void>;
}

/**
 * Opens the embedded database in `<dataDir>/pg`, on a thread of its own, for this process alone.
 *
 * @throws {DataFolderInUse} when another process has it open.
 */
export async function openEmbedded(dataDir: string): Promise<OpenedPool> {
  const folder = path.join(dataDir, 'pg');
  const unlock = await lockFolder(folder);
  try {
    await mkdir(folder, { recursive: true });
    // Its files are writable by anyone, so nobody else may get into the folder.
    await chmod(folder, 0o700);
    return poolOver(await startEngineThread(folder), unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Opens an embedded database that is forgotten when closed, on the calling thread. */
export async function openInMemory(): Promise<OpenedPool> {
  return poolOver(await startEngine('memory://'), () => Promise.resolve());
}

function poolOver(engine: Engine, afterwards: () => Promise<void>): OpenedPool {
  const pool = new Pool({
    // The engine has one session: whoever holds it, in a transaction, has it alone.
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
