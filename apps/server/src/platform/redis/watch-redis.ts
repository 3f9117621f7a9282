import type { Redis } from 'ioredis';

/** What {@link watchRedis} knows. */
export interface RedisWatch {
  /** False from the first ping without an answer to the next one with an answer. */
  isReachable(): boolean;
  stop(): void;
}

const PING_EVERY_MS = 500;

/**
 * Pings Redis all the time: a paused one keeps its connections, and a lost network ends none.
 *
 * @param onChange called when an outage begins, with its reason; `null`: it has ended. Redis counts as reachable at
 *   first, so that a start without it is an outage, too.
 */
export function watchRedis(
  { commands, subscriptions }: { readonly commands: Redis; readonly subscriptions: Redis },
  onChange: (reason: Error | null) => void,
): RedisWatch {
  let isUp = true;
  let isStopped = false;
  let isPinging = false;
  const ping = async () => {
    if (isPinging) return;
    isPinging = true;
    try {
      // Its answer is not awaited: a connection that gets none is opened again.
      if (subscriptions.status === 'ready') subscriptions.ping().catch(() => {});
      await commands.ping();
      if (!isUp && !isStopped) {
        isUp = true;
        onChange(null);
      }
    } catch (error) {
      if (isUp && !isStopped) {
        isUp = false;
        onChange(error instanceof Error ? error : new Error(String(error)));
      }
    } finally {
      isPinging = false;
    }
  };
  const timer = setInterval(() => void ping(), PING_EVERY_MS).unref();
  return {
    isReachable: () => isUp,
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
  };
}
