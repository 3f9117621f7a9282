import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { watchRedis } from './watch-redis';

/** The connections to Redis or Valkey that several servers of one shop share. */
export interface OpenRedis {
  /** Commands fail at once during an outage, and after a second without a reply. */
  readonly commands: Redis;
  /** For channels, which are subscribed again after an outage. What was published meanwhile is lost. */
  readonly subscriptions: Redis;
  /** Whether Redis answers. */
  isReachable(): boolean;
  /** Calls the listener each time after an outage, of Redis or of the subscriptions alone. */
  onReturn(listener: () => void): void;
  close(): void;
}

const REPLY_MS = 1_000;
/** A connection that a router has dropped reports nothing by itself. */
const SILENCE_MS = 5_000;
/** How long a start waits for Redis. */
const FIRST_WAIT_MS = 3_000;
const MOST_BETWEEN_ATTEMPTS_MS = 1_000;

const COMMON = {
  retryStrategy: (attempts: number) => Math.min(attempts * 100, MOST_BETWEEN_ATTEMPTS_MS),
  connectTimeout: 5_000,
  socketTimeout: SILENCE_MS,
} as const;

/**
 * Opens Redis, and waits a moment for it. An outage, also at the start, is reported once and ends by itself: each
 * connection is opened again.
 *
 * @param onOutage called when an outage begins, with its reason; `null`: it has ended.
 */
export async function openRedis(
  url: string,
  onOutage: (reason: Error | null) => void,
): Promise<OpenRedis> {
  const commands = new Redis(url, {
    ...COMMON,
    commandTimeout: REPLY_MS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
  });
  const subscriptions = new Redis(url, { ...COMMON, maxRetriesPerRequest: null });
  // The watch reports an outage, once for both connections. A command says only that there is no connection.
  let failure: Error | null = null;
  commands.on('error', (error) => (failure = error)).on('ready', () => (failure = null));
  subscriptions.on('error', () => {});
  await Promise.race([
    Promise.all([commands, subscriptions].map(untilReady)),
    sleep(FIRST_WAIT_MS, undefined, { ref: false }),
  ]);

  const listeners = new Set<() => void>();
  const notifyReturn = () => {
    for (const listener of listeners) listener();
  };
  const watch = watchRedis({ commands, subscriptions }, (reason) => {
    onOutage(reason && (failure ?? reason));
    if (reason === null) notifyReturn();
  });
  subscriptions.on('ready', notifyReturn);
  return {
    commands,
    subscriptions,
    isReachable: watch.isReachable,
    onReturn: (listener) => void listeners.add(listener),
    close() {
      watch.stop();
      commands.disconnect();
      subscriptions.disconnect();
    },
  };
}

const untilReady = (connection: Redis) =>
  new Promise<void>((resolve) => connection.once('ready', () => resolve()));
