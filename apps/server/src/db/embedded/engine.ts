import { PGlite } from '@electric-sql/pglite';

/** PostgreSQL inside this program, spoken to in PostgreSQL's own wire protocol. */
export interface Engine {
  /** Sends whole protocol messages and gives the messages that answer them. */
  exchange(messages: Uint8Array): Promise<Uint8Array>;
  /** Writes everything out and stops. */
  close(): Promise<void>;
}

/**
 * Starts PGlite on this thread.
 *
 * @param dataDir the folder it keeps its files in; `memory://` keeps nothing.
 */
export async function startEngine(dataDir: string): Promise<Engine> {
  const pglite = await PGlite.create({ dataDir });
  return {
    exchange: (messages) => pglite.execProtocolRaw(messages),
    close: () => pglite.close(),
  };
}
