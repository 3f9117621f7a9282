import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Connection, Database, Transaction } from '../../db/database';
import { rateLimits } from '../../db/schema';
import { tooManyRequests } from '../../kernel/error';
import { deleteSubject, deleteSubjects, decrementCount } from './rate-limits.repo';

/** A rate limit: how often something may be done in a window. */
export interface Limit {
  /** Name of the counted action; unique among all limits. */
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
}

/** Counts the actions of each subject. */
export interface Limiter {
  /** Counts `amount` more. @returns 0 if allowed; otherwise the milliseconds to wait. */
  take(limit: Limit, subject: string | number, amount?: number): Promise<number>;
  /** Counts `amount` more and refuses nothing. @returns the count of the window. */
  add(limit: Limit, subject: string | number, amount?: number): Promise<number>;
}

/** A limiter whose counts survive restarts, are shared between servers, and can be taken back. */
export interface PersistentLimiter extends Limiter {
  /** Takes back one count. */
  uncount(limit: Limit, subject: string): Promise<void>;
  reset(limit: Limit, subject: string): Promise<void>;
  /** Resets all subjects with this prefix. */
  resetPrefix(limit: Limit, prefix: string): Promise<void>;
}

/**
 * Counts in the database.
 *
 * @example
 * const wait = await persistentLimiter(db).take(GUESSES, account);
 */
export function persistentLimiter(db: Database): PersistentLimiter {
  const limiter = limiters.get(db) ?? {
    ...limiterOn(db),
    uncount: (limit, subject) => decrementCount(db, keyOf(limit, subject)),
    reset: (limit, subject) => deleteSubject(db, keyOf(limit, subject)),
    resetPrefix: (limit, prefix) => deleteSubjects(db, keyOf(limit, prefix)),
  };
  limiters.set(db, limiter);
  return limiter;
}
const limiters = new WeakMap<Database, PersistentLimiter>();

/** Counts in the database as a part of a transaction: a rollback takes the count back. */
export const limiterWithin = (tx: Transaction): Limiter => limiterOn(tx);

/**
 * Counts `amount` more.
 *
 * @throws {MallError} tooManyRequests, with the seconds until a retry can succeed
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

/** Clocks of servers over one database differ by less. */
const CLOCK_SKEW_MS = 5_000;

function limiterOn(db: Connection): Limiter {
  const counters = new Map<string, RateLimiterDrizzle>();
  const counterOf = (limit: Limit) => {
    const counter = counters.get(limit.name) ?? createCounter(db, limit);
    counters.set(limit.name, counter);
    return counter;
  };
  return {
    async take(limit, subject, amount = 1) {
      const counter = counterOf(limit);
      const windowMs = limit.seconds * 1000;
      const waitMs = await consume(counter, subject, amount);
      if (waitMs <= windowMs + CLOCK_SKEW_MS) return Math.min(waitMs, windowMs);
      // Counted by a clock that was ahead: the subject would be refused until that time.
      await counter.delete(subject);
      return Math.min(await consume(counter, subject, amount), windowMs);
    },
    async add(limit, subject, amount = 1) {
      const counter = counterOf(limit);
      const { consumedPoints, msBeforeNext } = await counter.penalty(subject, amount);
      if (msBeforeNext <= limit.seconds * 1000 + CLOCK_SKEW_MS) return consumedPoints;
      // Counted by a clock that was ahead: the window would last until that time.
      await counter.delete(subject);
      return (await counter.penalty(subject, amount)).consumedPoints;
    },
  };
}

/** @returns 0 if allowed; otherwise the milliseconds to wait. */
async function consume(
  counter: RateLimiterDrizzle,
  subject: string | number,
  amount: number,
): Promise<number> {
  try {
    await counter.consume(subject, amount);
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, refusal.msBeforeNext);
  }
}

const createCounter = (db: Connection, { name, most, seconds }: Limit) =>
  new RateLimiterDrizzle({
    keyPrefix: name,
    points: most,
    duration: seconds,
    storeClient: db,
    schema: rateLimits,
    // Our own job deletes expired rows.
    clearExpiredByTimeout: false,
  });

/** The library's format of a row's key. */
const keyOf = ({ name }: Limit, subject: string): string => `${name}:${subject}`;
