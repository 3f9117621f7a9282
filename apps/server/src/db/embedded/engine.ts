/** PostgreSQL inside this process, used through PostgreSQL's wire protocol. */
export interface Engine {
  /** Sends complete protocol messages and returns the messages of the response. */
  exchange(messages: Uint8Array): Promise<Uint8Array>;
  /** Whether it has crashed: every later exchange fails. */
  hasCrashed(): boolean;
  /** Writes everything to disk and stops. */
  close(): Promise<void>;
}

/**
 * PostgreSQL's usual 128 MB are allocated at once inside WebAssembly; a demo shop's whole data takes less than 16 MB,
 * and the system caches the files besides.
 */
const SHARED_BUFFERS = 'shared_buffers=16MB';

/**
 * Starts PGlite on this thread.
 *
 * @param dataDir the folder for its files; `memory://` stores nothing.
 */
export async function startEngine(dataDir: string): Promise<Engine> {
  // A server with a database of its own does not load it.
  const { PGlite } = await import('@electric-sql/pglite');
  const pglite = await PGlite.create({
    dataDir,
    startParams: [...PGlite.defaultStartParams, '-c', SHARED_BUFFERS],
  });
  return {
    exchange: (messages) => pglite.execProtocolRaw(messages),
    hasCrashed: () => false,
    close: () => pglite.close(),
  };
}
