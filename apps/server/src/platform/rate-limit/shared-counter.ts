import type { OpenRedis } from '../redis/open-redis';
import { countInRedis, SUBJECTS_PER_SCRIPT } from './count-in-redis';
import type { Limit, Limiter } from './limiter';

/** The count of a subject in its window. */
export interface Count {
  readonly count: number;
  /** Milliseconds until the window ends. */
  readonly msLeft: number;
}

/** What a {@link SharedCounter} uses of Redis. */
export type CounterStore = Pick<OpenRedis, 'commands' | 'isReachable'>;

/** The subjects of one limit, in the order in which their windows began. */
interface Counted {
  readonly windowMs: number;
  readonly subjects: Map<string | number, Subject>;
}

/** A subject in one window. Times are of the monotonic clock, so that a change of the system's clock has no effect. */
interface Subject {
  readonly key: string;
  readonly windowMs: number;
  /** When the memory is freed: the end of a whole window. */
  readonly freeAt: number;
  /** When the window ends; earlier than `freeAt` if another server began it. */
  endsAt: number;
  /** Counted by all servers, as far as this one knows. */
  count: number;
  /** Counted by this server. */
  own: number;
  /** Counted by this server since it last sent to Redis. */
  unsent: number;
}

const SYNCHRONISE_EVERY_MS = 250;

/**
 * Counts frequent requests in memory. With Redis the servers add up their counts every 250 ms; no request waits for it.
 * A limit is exceeded by what other servers allow in half a second at most. While Redis is away, each server counts
 * alone.
 *
 * @example
 * const limiter = new SharedCounter(redis, (error) => log.warn({ err: error }, 'Limits are not shared'));
 * const waitMs = await limiter.take({ name: 'typing', most: 30, seconds: 10 }, memberId);
 */
export class SharedCounter implements Limiter {
  readonly #limits = new Map<string, Counted>();
  readonly #unsent = new Set<Subject>();
  readonly #timer: NodeJS.Timeout;
  #isSending = false;
  #isRefused = false;

  /**
   * @param redis null: there is one server.
   * @param onError called with Redis' reason when it starts to refuse the counts; an outage is not reported.
   */
  constructor(
    private readonly redis: CounterStore | null,
    private readonly onError: (reason: unknown) => void = () => {},
  ) {
    this.#timer = setInterval(() => {
      this.#free();
      void this.#synchronise();
    }, SYNCHRONISE_EVERY_MS).unref();
  }

  /** Counts `amount` more at once, and refuses nothing. A negative amount takes counts back. */
  count(limit: Omit<Limit, 'most'>, key: string | number, amount = 1): Count {
    const now = performance.now();
    const subject = this.#subjectOf(limit, key, now);
    subject.count += amount;
    if (this.redis !== null) {
      subject.own += amount;
      subject.unsent += amount;
      this.#unsent.add(subject);
    }
    return { count: subject.count, msLeft: Math.ceil(subject.endsAt - now) };
  }

  async take(limit: Limit, subject: string | number, amount?: number): Promise<number> {
    const { count, msLeft } = this.count(limit, subject, amount);
    return count <= limit.most ? 0 : msLeft;
  }

  async add(limit: Limit, subject: string | number, amount?: number): Promise<number> {
    return this.count(limit, subject, amount).count;
  }

  /** The subjects in memory. */
  get size(): number {
    return [...this.#limits.values()].reduce((sum, { subjects }) => sum + subjects.size, 0);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #subjectOf({ name, seconds }: Omit<Limit, 'most'>, key: string | number, now: number): Subject {
    let limit = this.#limits.get(name);
    if (limit === undefined) {
      limit = { windowMs: seconds * 1000, subjects: new Map() };
      this.#limits.set(name, limit);
    }
    const { windowMs, subjects } = limit;
    const current = subjects.get(key);
    if (current !== undefined && current.endsAt > now) return current;
    if (current !== undefined) this.#forget(subjects, key, current);
    const endsAt = now + windowMs;
    const subject: Subject = {
      key: `${name}:${key}`,
      windowMs,
      freeAt: endsAt,
      endsAt,
      count: 0,
      own: 0,
      unsent: 0,
    };
    subjects.set(key, subject);
    return subject;
  }

  #forget(subjects: Counted['subjects'], key: string | number, subject: Subject): void {
    subjects.delete(key);
    this.#unsent.delete(subject);
  }

  /** Frees the memory of subjects whose window is over. */
  #free(): void {
    const now = performance.now();
    for (const { subjects } of this.#limits.values()) {
      for (const [key, subject] of subjects) {
        if (subject.freeAt > now) break;
        this.#forget(subjects, key, subject);
      }
    }
  }

  async #synchronise(): Promise<void> {
    const { redis } = this;
    if (redis === null || this.#isSending || this.#unsent.size === 0) return;
    // Counts that cannot be sent now are sent after the outage, unless their window is over by then.
    if (!redis.isReachable() || redis.commands.status !== 'ready') return;
    const subjects = [...this.#unsent];
    this.#unsent.clear();
    const scripts: Promise<void>[] = [];
    for (let start = 0; start < subjects.length; start += SUBJECTS_PER_SCRIPT) {
      scripts.push(this.#send(redis, subjects.slice(start, start + SUBJECTS_PER_SCRIPT)));
    }
    this.#isSending = true;
    await Promise.all(scripts);
    this.#isSending = false;
  }

  async #send({ commands }: CounterStore, subjects: readonly Subject[]): Promise<void> {
    const now = performance.now();
    const current = subjects.filter(({ endsAt }) => endsAt > now);
    if (current.length === 0) return;
    try {
      const counting = countInRedis(
        commands,
        current.map(({ key, unsent, endsAt, windowMs }) => ({
          key,
          amount: unsent,
          msLeft: Math.ceil(endsAt - now),
          windowMs,
        })),
      );
      // Whether Redis counted is unknown if no reply comes. Sending it twice could refuse calls below the limit.
      for (const subject of current) subject.unsent = 0;
      const counts = await counting;
      const repliedAt = performance.now();
      current.forEach((subject, index) => {
        const shared = counts[index];
        if (shared === undefined) return;
        // The count of this server alone is greater after Redis has lost its data.
        subject.count = Math.max(shared.count + subject.unsent, subject.own);
        subject.endsAt = Math.min(subject.endsAt, repliedAt + shared.msLeft);
      });
      this.#isRefused = false;
    } catch (error) {
      const isRefusal = error instanceof Error && error.name === 'ReplyError';
      if (isRefusal && !this.#isRefused) this.onError(error);
      this.#isRefused = isRefusal;
    }
  }
}
