import { Socket } from 'node:net';
import { Client } from 'pg';
import { LOST_CLIENT_OPTIONS } from './lost-client-options';
import type { ResilientPool } from './resilient-pool';

/** The delay until the end of an outage is noticed. */
const PING_EVERY_MS = 500;
const ANSWER_SECONDS = 5;
/** Rounds without an answer after which the database counts as unavailable. */
const MAX_SILENT_ROUNDS = (ANSWER_SECONDS * 1000) / PING_EVERY_MS;

/** Options of {@link watchDatabase}. */
export interface DatabaseWatchOptions {
  readonly databaseUrl: string;
  readonly pool: ResilientPool;
  /** Called when an outage begins; `null`: it has ended. */
  readonly onOutage: (reason: Error | null) => void;
}

/**
 * Suspends the pool while PostgreSQL does not answer on a connection of its own.
 *
 * A timeout of each query cannot distinguish a frozen database from a busy one: in a rush a checkout waits long
 * for a connection or a lock, and must not fail. A trivial query on a separate connection waits for neither.
 *
 * @returns a function that ends the watch.
 */
export function watchDatabase({ databaseUrl, pool, onOutage }: DatabaseWatchOptions): () => void {
  let current: { readonly client: Client; readonly socket: Socket } | null = null;
  let isPinging = false;
  let silentRounds = 0;
  let isUnavailable = false;
  let isStopped = false;

  const open = async () => {
    const socket = new Socket();
    const client = new Client({
      connectionString: databaseUrl,
      options: LOST_CLIENT_OPTIONS,
      stream: () => socket,
    });
    current = { client, socket };
    // Only answers count; a lost connection also rejects its query.
    client.on('error', () => {});
    await client.connect();
    // The watch alone must not keep a process alive.
    socket.unref();
    return client;
  };
  const close = (reason?: Error) => {
    current?.socket.destroy(reason);
    current = null;
  };
  const pingOnce = async () => {
    try {
      const client = current?.client ?? (await open());
      await client.query('select 1');
    } catch (error) {
      close();
      throw error;
    }
  };
  const ping = async () => {
    const isUsed = current !== null;
    try {
      await pingOnce().catch((error: unknown) => {
        // A connection that was used before may have been ended alone, by an administrator for example.
        if (isUsed && !isStopped && silentRounds < MAX_SILENT_ROUNDS) return pingOnce();
        throw error;
      });
      if (isUnavailable) {
        isUnavailable = false;
        pool.resume();
        onOutage(null);
      }
    } catch (error) {
      if (isUnavailable || isStopped) return;
      isUnavailable = true;
      const reason = error instanceof Error ? error : new Error(String(error));
      pool.suspend(reason);
      onOutage(reason);
    }
  };
  const round = () => {
    if (isPinging) {
      // Rounds, not time: while the process itself is suspended or busy, no round passes.
      silentRounds += 1;
      if (silentRounds >= MAX_SILENT_ROUNDS)
        close(new Error(`no answer within ${ANSWER_SECONDS} s`));
      return;
    }
    isPinging = true;
    silentRounds = 0;
    void ping().finally(() => (isPinging = false));
  };

  const timer = setInterval(round, PING_EVERY_MS).unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
    close();
  };
}
