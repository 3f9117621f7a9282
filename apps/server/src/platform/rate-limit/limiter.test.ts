import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rateLimits } from '../../db/schema';
import { transaction } from '../../db/transaction';
import { persistentLimiter, type Limit, limiterWithin, takeOrRefuse } from './limiter';
import { purgeRateLimits } from './rate-limits.repo';
import { describeMall } from '../../testing/describe-mall';

const mall = describeMall();
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
});
afterEach(() => void vi.useRealTimers());

const TWO: Limit = { name: 'two', most: 2, seconds: 10 };
const HUNDRED: Limit = { name: 'hundred', most: 100, seconds: 10 };

test('each subject may act a limited number of times in a window', async () => {
  const take = (subject: string) => persistentLimiter(mall.db).take(TWO, subject);
  expect([await take('a'), await take('a'), await take('a')]).toEqual([0, 0, 10_000]);
  expect(await take('b')).toBe(0);
  vi.setSystemTime(Date.now() + 9_500);
  expect(await take('a')).toBe(500);
  vi.setSystemTime(Date.now() + 501);
  expect(await take('a')).toBe(0);
});

test('amounts are counted, and each limit has its own count', async () => {
  const limiter = persistentLimiter(mall.db);
  const waits = [];
  for (const amount of [60, 40, 1]) waits.push(await limiter.take(HUNDRED, 'a', amount));
  expect(waits).toEqual([0, 0, 10_000]);
  expect(await limiter.take(TWO, 'a')).toBe(0);
});

test('additions beyond the limit are counted until the window ends', async () => {
  const limiter = persistentLimiter(mall.db);
  const add = (amount?: number) => limiter.add(TWO, 'a', amount);
  expect([await add(), await add(5), await add()]).toEqual([1, 6, 7]);
  expect(await limiter.add(TWO, 'b')).toBe(1);
  vi.setSystemTime(Date.now() + 10_001);
  expect(await add()).toBe(1);
});

test('no more than the limit pass when many act at once', async () => {
  const limiter = persistentLimiter(mall.db);
  const waits = await Promise.all(Array.from({ length: 20 }, () => limiter.take(TWO, 'a')));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(2);
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

describe('counted by a clock that was two hours ahead', () => {
  const expire = new Date('2026-11-22T14:00:00Z');

  test.each([1, 3])('%i actions are refused for one window at most', async (points) => {
    await mall.db.insert(rateLimits).values({ key: 'two:a', points, expire });
    const limiter = persistentLimiter(mall.db);
    const waits = [];
    for (let time = 0; time < 4; time += 1) waits.push(await limiter.take(TWO, 'a'));
    expect(waits.filter((wait) => wait > 0)).not.toEqual([]);
    expect(Math.max(...waits)).toBeLessThanOrEqual(10_000);
    vi.setSystemTime(Date.now() + 10_001);
    expect(await limiter.take(TWO, 'a')).toBe(0);
  });

  test('additions start from nothing', async () => {
    await mall.db.insert(rateLimits).values({ key: 'two:a', points: 30, expire });
    expect(await persistentLimiter(mall.db).add(TWO, 'a', 2)).toBe(2);
  });

  test('a subject is not refused within a transaction', async () => {
    await mall.db.insert(rateLimits).values({ key: 'two:a', points: 3, expire });
    const take = () => transaction(mall.db, (tx) => takeOrRefuse(limiterWithin(tx), TWO, 'a'));
    await take();
    await take();
    await expect(take()).rejects.toMatchObject({ failure: 'tooManyRequests' });
  });
});

test('a subject is refused by another server when its clock is seconds behind', async () => {
  for (let time = 0; time < 3; time += 1) await persistentLimiter(mall.db).take(TWO, 'a');
  vi.setSystemTime(Date.now() - 3_000);
  // Its counts are only in the database.
  const other = transaction(mall.db, (tx) => limiterWithin(tx).take(TWO, 'a'));
  expect(await other).toBe(10_000);
});
