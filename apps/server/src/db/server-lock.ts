import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { ConfigurationError } from '../kernel/configuration-error';
import { ADVISORY_LOCKS } from './advisory-locks';
import { LOST_CLIENT_OPTIONS } from './lost-client-options';

/** Options of {@link takeServerLock}. */
export interface ServerLockOptions {
  /** Not through a pooler, because the lock belongs to a connection. */
  readonly databaseUrl: string;
  /** Whether other servers that share the same Redis may run beside this one. */
  readonly isShared: boolean;
  /** Called when the first attempt is refused. */
  readonly onWait: () => void;
  /** Called when the lock was lost with its connection and another server has taken it. */
  readonly onTaken: (error: ConfigurationError) => void;
  readonly attempts?: number;
  readonly everyMs?: number;
}

/** A lock that is held until it is released or the process ends. */
export interface ServerLock {
  release(): Promise<void>;
}

/** Longer than a server takes to shut down. */
const ATTEMPTS = 60;
const EVERY_MS = 1_000;
const ANSWER_MS = 5_000;

/**
 * Makes sure that one server runs on a database, or several that share a Redis: without it they would not see each
 * other's chat messages and sign-outs. Waits a minute for a server that is shutting down.
 *
 * @throws ConfigurationError when another server still runs.
 */
export async function takeServerLock(options: ServerLockOptions): Promise<ServerLock> {
  const { databaseUrl, isShared, onWait, onTaken, attempts = ATTEMPTS } = options;
  const lock = isShared ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock';
  let holder: Client | null = null;
  let isReleased = false;

  const tryOnce = async (): Promise<boolean> => {
    const client = new Client({
      connectionString: databaseUrl,
      application_name: 'mall_server_lock',
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      options: LOST_CLIENT_OPTIONS,
      // So that a server that was cut off notices that it has lost the lock: nothing else is sent here.
      keepAlive: true,
      keepAliveInitialDelayMillis: ANSWER_MS,
    });
    // A lost connection also ends.
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ taken: boolean }>(`select ${lock}($1) as taken`, [
        ADVISORY_LOCKS.server,
      ]);
      if (rows[0]?.taken !== true) {
        await client.end();
        return false;
      }
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
    holder = client;
    client.once('end', () => {
      holder = null;
      if (!isReleased) takeAgain();
    });
    return true;
  };
  /** @param onError called when the database does not answer, which refuses nothing. */
  const take = async (onError: (error: unknown) => void): Promise<void> => {
    for (let refused = 0; !isReleased;) {
      const isTaken = await tryOnce().catch((error: unknown) => void onError(error));
      if (isTaken === true) return;
      if (isTaken === false) refused += 1;
      if (refused === 1) onWait();
      if (refused >= attempts) throw new ConfigurationError(isShared ? NOT_SHARED : SECOND_SERVER);
      await sleep(options.everyMs ?? EVERY_MS);
    }
  };
  const takeAgain = () =>
    void take(() => {}).catch((error: unknown) => {
      if (error instanceof ConfigurationError) onTaken(error);
    });

  await take((error) => {
    throw error;
  });
  return {
    async release() {
      isReleased = true;
      await holder?.end().catch(() => {});
    },
  };
}

const SECOND_SERVER =
  '另一個伺服器正在使用這個資料庫：請先停止它；若要同時執行多個伺服器，請為每一個設定同一個 REDIS_URL。\n' +
  'Another server uses this database: stop it first. To run several servers, set the same REDIS_URL for each of them.';
const NOT_SHARED =
  '另一個未設定 REDIS_URL 的伺服器正在使用這個資料庫：請先停止它，或為它設定同一個 REDIS_URL。\n' +
  'Another server without REDIS_URL uses this database: stop it first, or set the same REDIS_URL for it.';
