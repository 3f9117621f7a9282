import { PGlite } from '@electric-sql/pglite';

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
 * Starts PGlite on this thread.
 *
 * @param dataDir the folder for its files; `memory://` stores nothing.
 */
export async function startEngine(dataDir: string): Promise<Engine> {
  const pglite = await PGlite.create({ dataDir });
  return {
    exchange: (messages) => pglite.execProtocolRaw(messages),
    hasCrashed: () => false,
    close: () => pglite.close(),
  };
}
