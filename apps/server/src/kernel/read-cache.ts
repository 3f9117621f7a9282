import { LRUCache } from 'lru-cache';

/** The bounds of a {@link ReadCache}. */
export interface ReadCacheOptions<Value> {
  /** The greatest age of the data when it is asked for, in milliseconds. */
  readonly maxAge: number;
  /** The greatest size of all values. */
  readonly maxSize: number;
  /** The size of a value; 1 by default, so that `maxSize` is a number of values. */
  readonly sizeOf?: (value: Value, key: string) => number;
}

/** A read that a caller does now. The caller ends it: by {@link ReadCache.put} or {@link ReadCache.end}. */
export interface Reading<Value> {
  readonly key: string;
  /** When its data began to be read (`performance.now()`). */
  readonly readAt: number;
  /** Null: the result cannot be cached. */
  readonly value: Promise<Value | null>;
  readonly resolve: (value: Value | null) => void;
}

/** The result of {@link ReadCache.find}. */
export type Found<Value> =
  | { readonly kind: 'value'; readonly value: Value }
  /** Another caller reads it. */
  | { readonly kind: 'wait'; readonly value: Reading<Value>['value'] }
  /** The caller reads it. */
  | { readonly kind: 'read'; readonly reading: Reading<Value> };

interface Entry<Value> {
  readonly value: Value;
  readonly readAt: number;
}

/**
 * Caches the results of reads for a moment. The data of a result began to be read at most `maxAge` before it is asked
 * for. So a change needs no invalidation, whichever process made it, and each key is read a few times a second at
 * most, however many callers ask at once.
 *
 * @example
 * const cache = new ReadCache<Product>({ maxAge: 500, maxSize: 1000 });
 * const product = await cache.read('1001', () => findProduct(db, 1001));
 */
export class ReadCache<Value extends object> {
  readonly #maxAge: number;
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #readings = new Map<string, Reading<Value>>();
  #hits = 0;
  #reads = 0;

  constructor({ maxAge, maxSize, sizeOf = () => 1 }: ReadCacheOptions<Value>) {
    this.#maxAge = maxAge;
    this.#entries = new LRUCache({
      maxSize,
      sizeCalculation: ({ value }, key) => sizeOf(value, key),
    });
  }

  /**
   * The value of a key, or who reads it. One caller reads it again after half of its age, so that no other waits when
   * the age ends.
   *
   * @param since data that was read earlier is not used (`performance.now()`).
   */
  find(key: string, now: number, since = -Infinity): Found<Value> {
    const entry = this.#entries.get(key);
    const age = entry === undefined || entry.readAt < since ? Infinity : now - entry.readAt;
    const current = this.#readings.get(key);
    const reading = current && current.readAt >= since ? current : undefined;
    if (entry && age < (reading ? this.#maxAge : this.#maxAge / 2)) {
      this.#hits += 1;
      return { kind: 'value', value: entry.value };
    }
    if (reading && now - reading.readAt < this.#maxAge) {
      this.#hits += 1;
      return { kind: 'wait', value: reading.value };
    }
    this.#reads += 1;
    return { kind: 'read', reading: this.#begin(key, now) };
  }

  /** How many times {@link find} had a value, and how many times the caller had to read it. */
  get counts(): { readonly hits: number; readonly reads: number } {
    return { hits: this.#hits, reads: this.#reads };
  }

  /**
   * The value of a key, read if necessary.
   *
   * @param since data that was read earlier is not used (`performance.now()`).
   * @throws errors of `load`
   */
  async read(key: string, load: () => Promise<Value>, since?: number): Promise<Value> {
    const found = this.find(key, performance.now(), since);
    if (found.kind === 'value') return found.value;
    // The caller that others waited for failed, for example.
    if (found.kind === 'wait') return (await found.value) ?? load();
    try {
      const value = await load();
      this.put(found.reading, value);
      return value;
    } finally {
      this.end(found.reading);
    }
  }

  /** The value of a key, if it may be used now; it is not read again. */
  peek(key: string, now: number): Value | null {
    const entry = this.#entries.get(key);
    return entry && now - entry.readAt < this.#maxAge ? entry.value : null;
  }

  /** The last value of a key, however old. */
  protected last(key: string): Value | undefined {
    return this.#entries.peek(key)?.value;
  }

  /** Stores a value that was read. */
  put(reading: Reading<Value>, value: Value): void {
    const { key, readAt } = reading;
    const last = this.#entries.peek(key);
    if (!last || last.readAt < readAt) this.#entries.set(key, { value, readAt });
    this.end(reading, value);
  }

  /** Ends a reading, which may have ended before. */
  end(reading: Reading<Value>, value: Value | null = null): void {
    if (this.#readings.get(reading.key) === reading) this.#readings.delete(reading.key);
    reading.resolve(value);
  }

  #begin(key: string, readAt: number): Reading<Value> {
    let resolve: Reading<Value>['resolve'] = () => {};
    const value = new Promise<Value | null>((done) => (resolve = done));
    const reading = { key, readAt, value, resolve };
    this.#readings.set(key, reading);
    return reading;
  }
}
