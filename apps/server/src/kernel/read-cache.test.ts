import { describe, expect, test } from 'vitest';
import { ReadCache, type Reading } from './read-cache';

const AGE = 500;

interface Value {
  readonly text: string;
}

const emptyCache = () => new ReadCache<Value>({ maxAge: AGE, maxSize: 10 });

/** Finds a key, and fails unless the caller has to read it. */
function mustRead(cache: ReadCache<Value>, now: number, since?: number): Reading<Value> {
  const found = cache.find('key', now, since);
  if (found.kind !== 'read') throw new Error(`Not to be read: ${found.kind}`);
  return found.reading;
}

/** A cache with a value whose data was read at 0. */
function cacheWithValue() {
  const cache = emptyCache();
  cache.put(mustRead(cache, 0), { text: 'first' });
  return cache;
}

const kindsAt = (cache: ReadCache<Value>, times: readonly number[]) =>
  times.map((now) => cache.find('key', now).kind);

describe('a cached value', () => {
  test('is found until half of its age', () => {
    expect(kindsAt(cacheWithValue(), [0, 249])).toEqual(['value', 'value']);
  });

  test('is read again by one caller after half of its age while others still get it', () => {
    const cache = cacheWithValue();
    const reading = mustRead(cache, 250);
    expect(kindsAt(cache, [251, 499, 500])).toEqual(['value', 'value', 'wait']);
    cache.put(reading, { text: 'second' });
    expect(kindsAt(cache, [499])).toEqual(['value']);
  });

  test('is found by a look until its age ends, which begins no reading', () => {
    const cache = cacheWithValue();
    expect(cache.peek('key', 499)).toEqual({ text: 'first' });
    expect(cache.peek('key', 500)).toBeNull();
    expect(cache.peek('other', 0)).toBeNull();
    mustRead(cache, 500);
  });

  test('is not replaced by a slow reading that began earlier', () => {
    const cache = emptyCache();
    const slow = mustRead(cache, 0);
    cache.put(mustRead(cache, 600), { text: 'later' });
    cache.put(slow, { text: 'earlier' });
    expect(cache.find('key', 601)).toEqual({ kind: 'value', value: { text: 'later' } });
  });

  test('is read again when its data is older than the caller accepts', () => {
    const cache = cacheWithValue();
    cache.put(mustRead(cache, 20, 10), { text: 'second' });
    expect(cache.find('key', 30, 10)).toEqual({ kind: 'value', value: { text: 'second' } });
  });
});

describe('a reading', () => {
  test('is waited for by requests within the age of its beginning', async () => {
    const cache = emptyCache();
    const reading = mustRead(cache, 0);
    const found = cache.find('key', 499);
    if (found.kind !== 'wait') throw new Error(found.kind);
    mustRead(cache, 500);
    cache.put(reading, { text: 'first' });
    expect(await found.value).toEqual({ text: 'first' });
  });

  test('is not waited for by a caller that accepts no data as old', () => {
    const cache = emptyCache();
    mustRead(cache, 0);
    mustRead(cache, 20, 10);
  });

  test('lets those who wait read for themselves when it ends without a value', async () => {
    const cache = emptyCache();
    const reading = mustRead(cache, 0);
    const found = cache.find('key', 1);
    cache.end(reading);
    expect(found.kind === 'wait' && (await found.value)).toBeNull();
    mustRead(cache, 2);
  });

  test('is shared by callers at once, and repeated after it has failed', async () => {
    const cache = emptyCache();
    let reads = 0;
    const load = () => {
      reads += 1;
      return reads === 1 ? Promise.reject(new Error('lost')) : Promise.resolve({ text: 'read' });
    };
    await expect(cache.read('key', load)).rejects.toThrow('lost');
    const all = await Promise.all([1, 2, 3].map(() => cache.read('key', load)));
    expect(all.map(({ text }) => text)).toEqual(['read', 'read', 'read']);
    expect(reads).toBe(2);
  });
});
