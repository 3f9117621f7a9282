import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CacheablePage, type FoundPage, PageCache } from './page-cache';
import { ReadFailed } from './reads';

const MINUTE = 60_000;
const MEGABYTE = 1024 * 1024;

interface TestPage extends CacheablePage {
  readonly name: string;
}

/** The shop's data now; an error: it cannot be read. */
let fact: string | Error;
let builds: number;
let checks: number;
let cache: PageCache<TestPage>;

const read = async (): Promise<string> => {
  if (fact instanceof Error) throw fact;
  return fact;
};
const build = async (size = 1): Promise<TestPage> => {
  builds += 1;
  const name = await read();
  const isCurrent = async () => {
    checks += 1;
    return (await read()) === name;
  };
  return { name, size, isCurrent };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  // The cache treats a time of 0 as unset.
  vi.advanceTimersByTime(1);
  fact = '100 元';
  builds = 0;
  checks = 0;
  cache = new PageCache(async (client) => client !== 'used up');
});
afterEach(() => void vi.useRealTimers());

const find = (key = '/product/1', client = 'a', size = 1): Promise<FoundPage<TestPage>> =>
  cache.find(key, { build: () => build(size), client });
const nameAt = async (key?: string) => {
  const found = await find(key);
  return found.kind === 'page' ? found.page.name : found.kind;
};

describe('a cached page', () => {
  test('is sent without a check for half a second', async () => {
    expect(await nameAt()).toBe('100 元');
    vi.advanceTimersByTime(499);
    fact = '90 元';
    expect(await nameAt()).toBe('100 元');
    expect([builds, checks]).toEqual([1, 0]);
  });

  test('is checked after that, and built again only when its data has changed', async () => {
    await nameAt();
    vi.advanceTimersByTime(1_001);
    expect(await nameAt()).toBe('100 元');
    expect([builds, checks]).toEqual([1, 1]);
    vi.advanceTimersByTime(1_001);
    fact = '90 元';
    expect(await nameAt()).toBe('90 元');
    expect(builds).toBe(2);
  });

  test('is built and checked once for all requests that wait for it', async () => {
    await Promise.all(Array.from({ length: 100 }, () => nameAt()));
    expect(builds).toBe(1);
    vi.advanceTimersByTime(1_001);
    await Promise.all(Array.from({ length: 100 }, () => nameAt()));
    expect(checks).toBe(1);
  });

  test('is sent for ten minutes while its data cannot be read', async () => {
    await nameAt();
    fact = new ReadFailed('away');
    for (let minute = 0; minute < 9; minute += 1) {
      vi.advanceTimersByTime(MINUTE);
      expect(await nameAt()).toBe('100 元');
    }
    vi.advanceTimersByTime(MINUTE);
    expect(await find()).toMatchObject({ kind: 'failed', isOutage: true });
    fact = '90 元';
    vi.advanceTimersByTime(1_001);
    expect(await nameAt()).toBe('90 元');
  });

  test('is sent when a check does not end within a second', async () => {
    const { page } = (await find()) as { page: TestPage };
    vi.spyOn(page, 'isCurrent').mockReturnValue(new Promise(() => undefined));
    vi.advanceTimersByTime(1_001);
    const found = nameAt();
    await vi.advanceTimersByTimeAsync(1_001);
    expect(await found).toBe('100 元');
  });
});

describe('a page that may be sent without a check', () => {
  const trusted = () =>
    cache.trusted('/product/1', () => ({ build: () => build(), client: 'a' }))?.name ?? null;
  const settled = () => vi.advanceTimersByTimeAsync(0);

  test('is found for half a second after it was built', async () => {
    expect(trusted()).toBeNull();
    await nameAt();
    vi.advanceTimersByTime(499);
    expect(trusted()).toBe('100 元');
    await settled();
    vi.advanceTimersByTime(501);
    expect(trusted()).toBeNull();
  });

  test('is checked once in the background after half of that time', async () => {
    await nameAt();
    vi.advanceTimersByTime(250);
    expect([trusted(), checks]).toEqual(['100 元', 0]);
    vi.advanceTimersByTime(1);
    expect([trusted(), trusted()]).toEqual(['100 元', '100 元']);
    await settled();
    expect([checks, builds]).toEqual([1, 1]);
    vi.advanceTimersByTime(499);
    expect(trusted()).toBe('100 元');
  });

  test('is built again in the background when its data has changed', async () => {
    await nameAt();
    vi.advanceTimersByTime(251);
    fact = '90 元';
    expect(trusted()).toBe('100 元');
    await settled();
    expect([trusted(), builds]).toEqual(['90 元', 2]);
  });

  test('is not trusted longer while its check takes long', async () => {
    const { page } = (await find()) as { page: TestPage };
    vi.spyOn(page, 'isCurrent').mockReturnValue(new Promise(() => undefined));
    vi.advanceTimersByTime(251);
    expect(trusted()).toBe('100 元');
    vi.advanceTimersByTime(250);
    expect(trusted()).toBeNull();
  });
});

describe('pages that are not cached', () => {
  test('are refused when sixteen others are being built', async () => {
    const found = await Promise.all(Array.from({ length: 100 }, (_, id) => find(`/search/${id}`)));
    expect(found.filter(({ kind }) => kind === 'page')).toHaveLength(16);
    expect(found.filter(({ kind }) => kind === 'refused')).toHaveLength(84);
    expect(builds).toBe(16);
  });

  test('are refused to a client beyond its share, and to no other client', async () => {
    const [refused, found] = await Promise.all([find('/wall', 'used up'), find('/wall', 'b')]);
    expect([refused.kind, found.kind]).toEqual(['refused', 'page']);
    expect((await find('/wall', 'used up')).kind).toBe('page');
  });

  test('fail once in a second', async () => {
    fact = new Error('cannot be rendered');
    expect(await find()).toMatchObject({ kind: 'failed', isOutage: false });
    await find();
    expect(builds).toBe(1);
    vi.advanceTimersByTime(1_001);
    await find();
    expect(builds).toBe(2);
  });
});

test('the cache holds no more than 32 MB', async () => {
  for (let id = 0; id < 100; id += 1) await find(`/product/${id}`, 'a', MEGABYTE);
  expect(cache.size).toBeGreaterThan(31 * MEGABYTE);
  expect(cache.size).toBeLessThanOrEqual(32 * MEGABYTE);
  await nameAt('/product/99');
  expect(builds).toBe(100);
  await nameAt('/product/0');
  expect(builds).toBe(101);
});

test('an address counts as memory, too', async () => {
  const long = 'x'.repeat(16_000);
  fact = new Error('cannot be rendered');
  for (let id = 0; id < 1_200; id += 1) await find(`/search/${long}${id}`);
  expect(cache.size).toBeLessThanOrEqual(32 * MEGABYTE);
  await find(`/search/${long}0`);
  expect(builds).toBe(1_201);
});
