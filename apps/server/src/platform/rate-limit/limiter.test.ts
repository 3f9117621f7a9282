import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rateLimits } from '../../db/schema';
import { transaction } from '../../db/transaction';
import {
  requestLimiter,
  persistentLimiter,
  type Limit,
  limiterWithin,
  memoryLimiter,
  takeOrRefuse,
} from './limiter';
import { purgeRateLimits } from './rate-limits.repo';
import { describeMall } from '../../testing/describe-mall';

const mall = describeMall();
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
});
afterEach(() => void vi.useRealTimers());

const TWO: Limit = { name: 'two', most: 2, seconds: 10 };
const HUNDRED: Limit = { name: 'hundred', most: 100, seconds: 10 };

describe.each([
  ['in memory', () => memoryLimiter()],
  ['in the database', () => persistentLimiter(mall.db)],
  ['in a database that servers share', () => requestLimiter(mall.db, true)],
])('counted %s', (_name, create) => {
  test('each subject may act a limited number of times in a window', async () => {
    const limiter = create();
    const take = (subject: string) => limiter.take(TWO, subject);
    expect([await take('a'), await take('a'), await take('a')]).toEqual([0, 0, 10_000]);
    expect(await take('b')).toBe(0);
    vi.setSystemTime(Date.now() + 9_500);
    expect(await take('a')).toBe(500);
    vi.setSystemTime(Date.now() + 501);
    expect(await take('a')).toBe(0);
  });

  test('amounts are counted, and each limit has its own count', async () => {
    const limiter = create();
    const takes = [60, 40, 1].map((amount) => () => limiter.take(HUNDRED, 'a', amount));
    const waits = [];
    for (const take of takes) waits.push(await take());
    expect(waits).toEqual([0, 0, 10_000]);
    expect(await limiter.take(TWO, 'a')).toBe(0);
  });

  test('additions beyond the limit are counted until the window ends', async () => {
    const limiter = create();
    const add = (amount?: number) => limiter.add(TWO, 'a', amount);
    expect([await add(), await add(5), await add()]).toEqual([1, 6, 7]);
    expect(await limiter.add(TWO, 'b')).toBe(1);
    vi.setSystemTime(Date.now() + 10_001);
    expect(await add()).toBe(1);
  });

  test('no more than the limit pass when many act at once', async () => {
    const limiter = create();
    const waits = await Promise.all(Array.from({ length: 20 }, () => limiter.take(TWO, 'a')));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(2);
  });
});

test('counts in the database are shared between servers, and survive them', async () => {
  const [one, other] = [requestLimiter(mall.db, true), requestLimiter(mall.db, true)];
  expect([await one.take(TWO, 'a'), await other.take(TWO, 'a')]).toEqual([0, 0]);
  expect(await one.take(TWO, 'a')).toBe(10_000);
  expect(await requestLimiter(mall.db, true).take(TWO, 'a')).toBe(10_000);
  expect(await requestLimiter(mall.db, false).take(TWO, 'a')).toBe(0);
});

test('counts can be taken back one by one, or all with a prefix', async () => {
  const limiter = persistentLimiter(mall.db);
  for (const subject of ['a@1', 'a@1', 'a@2', 'b@1', 'b@1']) await limiter.take(TWO, subject);
  await limiter.uncount(TWO, 'b@1');
  await limiter.uncount(TWO, 'nobody');
  await limiter.resetPrefix(TWO, 'a@');
  expect([await limiter.take(TWO, 'b@1'), await limiter.take(TWO, 'b@1')]).toEqual([0, 10_000]);
  expect([await limiter.take(TWO, 'a@1'), await limiter.take(TWO, 'a@1')]).toEqual([0, 0]);
  await limiter.reset(TWO, 'a@1');
  expect(await limiter.take(TWO, 'a@1')).toBe(0);
});

test('expired counts are deleted, and valid ones stay', async () => {
  const limiter = persistentLimiter(mall.db);
  await limiter.take(TWO, 'a', 3).catch(() => 0);
  await purgeRateLimits(mall.db, new Date(Date.now() + 9_999));
  expect(await limiter.take(TWO, 'a')).toBe(10_000);
  await purgeRateLimits(mall.db, new Date(Date.now() + 10_001));
  expect(await limiter.take(TWO, 'a')).toBe(0);
});

describe.each([
  ['in the database', () => persistentLimiter(mall.db)],
  ['in a database that servers share', () => requestLimiter(mall.db, true)],
])('counted %s by a clock that was two hours ahead', (_name, create) => {
  test.each([1, 3])('%i actions are refused for one window at most', async (points) => {
    const expire = new Date('2026-11-22T14:00:00Z');
    await mall.db.insert(rateLimits).values({ key: 'two:a', points, expire });
    const limiter = create();
    const waits = [];
    for (let time = 0; time < 4; time += 1) waits.push(await limiter.take(TWO, 'a'));
    expect(waits.filter((wait) => wait > 0)).not.toEqual([]);
    expect(Math.max(...waits)).toBeLessThanOrEqual(10_000);
    vi.setSystemTime(Date.now() + 10_001);
    expect(await limiter.take(TWO, 'a')).toBe(0);
  });

  test('additions start from nothing', async () => {
    const expire = new Date('2026-11-22T14:00:00Z');
    await mall.db.insert(rateLimits).values({ key: 'two:a', points: 30, expire });
    expect(await create().add(TWO, 'a', 2)).toBe(2);
  });
});

test.each([
  ['in memory', () => memoryLimiter()],
  ['in a database that servers share', () => requestLimiter(mall.db, true)],
])('counted %s, a subject is not refused when the clock goes back by hours', async (_, create) => {
  const limiter = create();
  for (let time = 0; time < 4; time += 1) await limiter.take(TWO, 'a');
  vi.setSystemTime(Date.now() - 2 * 60 * 60_000);
  expect(await limiter.take(TWO, 'a')).toBe(0);
});

test('a subject is not refused within a transaction when its count was written by a fast clock', async () => {
  const expire = new Date('2026-11-22T14:00:00Z');
  await mall.db.insert(rateLimits).values({ key: 'two:a', points: 3, expire });
  const take = () => transaction(mall.db, (tx) => takeOrRefuse(limiterWithin(tx), TWO, 'a'));
  await take();
  await take();
  await expect(take()).rejects.toMatchObject({ failure: 'tooManyRequests' });
});

test('a subject is refused by both servers when their clocks differ by seconds', async () => {
  const [one, other] = [requestLimiter(mall.db, true), requestLimiter(mall.db, true)];
  for (let time = 0; time < 3; time += 1) await one.take(TWO, 'a');
  vi.setSystemTime(Date.now() - 3_000);
  expect(await other.take(TWO, 'a')).toBe(10_000);
});
