import { describe, expect, test } from 'vitest';
import { createCountCache, type PageCount } from './count-cache';

/** A counter with a clock of its own, and the number of its full counts. */
function counterAt(start = 0) {
  let now = start;
  let counts = 0;
  const counter = createCountCache(() => now);
  return {
    pass: (milliseconds: number) => (now += milliseconds),
    counts: () => counts,
    total: (key: string, page: Partial<PageCount>, all: number) =>
      counter.total(key, { rows: 12, offset: 0, perPage: 12, counted: undefined, ...page }, () => {
        counts += 1;
        return Promise.resolve(all);
      }),
  };
}

describe('the length of a list', () => {
  test('follows from a page that is not full', async () => {
    const list = counterAt();
    expect(await list.total('a', { rows: 5, offset: 24 }, 9999)).toBe(29);
    expect(await list.total('a', { rows: 0 }, 9999)).toBe(0);
    expect(list.counts()).toBe(0);
  });

  test('does not follow from a full page, nor from one beyond the end', async () => {
    const list = counterAt();
    expect(await list.total('a', {}, 40)).toBe(40);
    expect(await list.total('b', { rows: 0, offset: 24 }, 13)).toBe(13);
  });

  test('is exact up to 1,000, as its own rows contain it', async () => {
    const list = counterAt();
    expect(await list.total('a', { counted: 1_000 }, 9999)).toBe(1_000);
    expect(await list.total('a', { counted: 999 }, 9999)).toBe(999);
    expect(list.counts()).toBe(0);
    expect(await list.total('a', { counted: 1_001 }, 1_500)).toBe(1_500);
    expect(list.counts()).toBe(1);
  });

  test('is cached for a minute above 1,000, for each list by itself', async () => {
    const list = counterAt();
    const long = { counted: 1_001 };
    expect(await list.total('a', long, 1_500)).toBe(1_500);
    expect(await list.total('b', long, 2_000)).toBe(2_000);
    list.pass(59_999);
    expect(await list.total('a', long, 1_501)).toBe(1_500);
    expect(await list.total('b', long, 2_001)).toBe(2_000);
    expect(list.counts()).toBe(2);
    list.pass(1);
    expect(await list.total('a', long, 1_501)).toBe(1_501);
  });

  test('is evicted when more than 500 are cached', async () => {
    const list = counterAt();
    for (let at = 0; at < 500; at += 1) await list.total(`list ${at}`, { counted: 1_001 }, 1_500);
    expect(await list.total('list 0', { counted: 1_001 }, 1_600)).toBe(1_500);
    await list.total('one more', { counted: 1_001 }, 1_500);
    expect(await list.total('list 0', { counted: 1_001 }, 1_600)).toBe(1_600);
  });
});
