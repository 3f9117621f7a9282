import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import * as z from 'zod';
import type { SharedCounter } from './shared-counter';

/** What the plugin passes for a route with a limit of its own; its types name only the route. */
const routeLimit = z.object({
  routeInfo: z.object({ method: z.union([z.string(), z.array(z.string())]), url: z.string() }),
});

/** Counts calls for `@fastify/rate-limit`, whose own stores count in one process or let each call wait for Redis. */
class CallStore implements FastifyRateLimitStore {
  constructor(
    private readonly counter: SharedCounter,
    private readonly name: string,
  ) {}

  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const limit = { name: this.name, seconds: timeWindow / 1000 };
    const { count, msLeft } = this.counter.count(limit, key);
    callback(null, { current: count, ttl: msLeft });
  }

  child(options: unknown): CallStore {
    const { method, url } = routeLimit.parse(options).routeInfo;
    return new CallStore(this.counter, `${this.name}:${String(method)}:${url}`);
  }
}

/** The store of the plugin, which creates it by itself. */
export const callStoreOf = (counter: SharedCounter): FastifyRateLimitStoreCtor =>
  class extends CallStore {
    constructor() {
      super(counter, 'calls');
    }
  };
