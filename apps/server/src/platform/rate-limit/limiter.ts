import {
  type RateLimiterAbstract,
  RateLimiterDrizzle,
  RateLimiterMemory,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Database } from '../../db/database';
import { rateLimits } from '../../db/schema';
import { tooManyRequests } from '../../kernel/error';
import { forgetSubject, forgetSubjects, giveBackOne } from './rate-limits.repo';

/** How often something may be done, and when counting begins again. */
export interface Limit {
  /** What is counted; no two limits share a name. */
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
}

/** Counts what each subject does. Another store, such as Redis, takes its place in this file alone. */
export interface Limiter {
  /** Counts one more, or so many. @returns 0 when it may; else how many milliseconds to wait. */
  take(limit: Limit, subject: string | number, amount?: number): Promise<number>;
}

/** A limiter whose counts outlive the server, are shared between servers, and can be taken back. */
export interface KeptLimiter extends Limiter {
  /** Takes back one that was counted. */
  giveBack(limit: Limit, subject: string): Promise<void>;
  forget(limit: Limit, subject: string): Promise<void>;
  /** Forgets all subjects that begin so. */
  forgetBeginning(limit: Limit, beginning: string): Promise<void>;
}

/** Counts in this process alone. */
export const memoryLimiter = (): Limiter =>
  limiterOf((limit) => new RateLimiterMemory(optionsOf(limit)));

/**
 * Counts in the database.
 *
 * @example
 * const wait = await keptLimiter(db).take(GUESSES, account);
 */
export function keptLimiter(db: Database): KeptLimiter {
  const limiter = kept.get(db) ?? {
    ...limiterOf((limit) => inDatabase(db, limit)),
    giveBack: (limit, subject) => giveBackOne(db, keyOf(limit, subject)),
    forget: (limit, subject) => forgetSubject(db, keyOf(limit, subject)),
    forgetBeginning: (limit, beginning) => forgetSubjects(db, keyOf(limit, beginning)),
  };
  kept.set(db, limiter);
  return limiter;
}
const kept = new WeakMap<Database, KeptLimiter>();

/**
 * Counts what comes in floods: in memory, unless several servers share the database. Even then whoever
 * was told to wait is remembered here, so that it is not the database that is flooded.
 */
export const floodLimiter = (db: Database, isShared: boolean): Limiter =>
  isShared ? limiterOf((limit) => inDatabase(db, limit, limit.most + 1)) : memoryLimiter();

/**
 * Counts one more, or so many.
 *
 * @throws {MallError} tooManyRequests, with the seconds until it is worth trying again
 */
export async function takeOrRefuse(
  limiter: Limiter,
  limit: Limit,
  subject: string | number,
  amount?: number,
): Promise<void> {
  const wait = await limiter.take(limit, subject, amount);
  if (wait > 0) throw tooManyRequests(wait);
}

function limiterOf(create: (limit: Limit) => RateLimiterAbstract): Limiter {
  const counters = new Map<string, RateLimiterAbstract>();
  return {
    async take(limit, subject, amount = 1) {
      const counter = counters.get(limit.name) ?? create(limit);
      counters.set(limit.name, counter);
      try {
        await counter.consume(subject, amount);
        return 0;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, refusal.msBeforeNext);
      }
    },
  };
}

const inDatabase = (db: Database, limit: Limit, inMemoryBlockOnConsumed = 0) =>
  new RateLimiterDrizzle({
    ...optionsOf(limit),
    storeClient: db,
    schema: rateLimits,
    inMemoryBlockOnConsumed,
    // A job of ours forgets what is over.
    clearExpiredByTimeout: false,
  });

const optionsOf = ({ name, most, seconds }: Limit) => ({
  keyPrefix: name,
  points: most,
  duration: seconds,
});

/** As the library names a row. */
const keyOf = ({ name }: Limit, subject: string): string => `${name}:${subject}`;
