import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { watchRedis } from './watch-redis';

/** The connections to Redis or Valkey that several servers of one shop share. */
export interface OpenRedis {
  /** For commands that must not wait: they fail at once during an outage, and after a second without a reply. */
  readonly commands: Redis;
  /** For the sockets' adapter, whose commands wait until an outage is over. */
  readonly events: Redis;
  /** Whether Redis answers. */
  isReachable(): boolean;
  /** Calls the listener each time that Redis answers again after an outage. */
  onReturn(listener: () => void): void;
  close(): void;
}

const REPLY_MS = 1_000;
/** Longer than the adapter's reads wait for events. A connection that a router has dropped reports nothing by itself. */
const SILENCE_MS = 10_000;
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
  const events = new Redis(url, { ...COMMON, maxRetriesPerRequest: null });
  // The watch reports an outage, once for all connections.
  for (const connection of [commands, events]) connection.on('error', () => {});
  await Promise.race([
    new Promise<void>((resolve) => commands.once('ready', resolve)),
    sleep(FIRST_WAIT_MS, undefined, { ref: false }),
  ]);
  const returns = new Set<() => void>();
  const watch = watchRedis(commands, (reason) => {
    onOutage(reason);
    if (reason === null) for (const listener of returns) listener();
  });
  return {
    commands,
    events,
    isReachable: watch.isReachable,
    onReturn: (listener) => void returns.add(listener),
    close() {
      watch.stop();
      commands.disconnect();
      events.disconnect();
    },
  };
}
