import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/**
 * Counts calls in memory. `@fastify/rate-limit`'s own store compares times of the system clock, so after the clock goes
 * back it refuses an address until the earlier time is reached again; here a window ends by a timer.
 */
export class CallStore implements FastifyRateLimitStore {
  // The plugin passes the window with each call, and compares the count by itself.
  readonly #counter = new RateLimiterMemory({ points: 1, duration: 1 });

  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    this.#counter.penalty(key, 1, { customDuration: timeWindow / 1000 }).then(
      ({ consumedPoints, msBeforeNext }) =>
        callback(null, { current: consumedPoints, ttl: Math.min(msBeforeNext, timeWindow) }),
      (error: Error) => callback(error),
    );
  }

  child(): CallStore {
    return new CallStore();
  }
}
