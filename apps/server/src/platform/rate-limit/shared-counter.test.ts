import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyRedis } from '../../testing/redis';
import { until } from '../../testing/until';
import { openRedis, type OpenRedis } from '../redis/open-redis';
import type { Limit } from './limiter';
import { SharedCounter } from './shared-counter';

const TWO: Limit = { name: 'two', most: 2, seconds: 10 };
const HUNDRED: Limit = { name: 'hundred', most: 100, seconds: 10 };

/** Lets the tests decide when time passes. Redis' connection uses the real `setTimeout`. */
const fakeClock = () =>
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] });

describe('a counter of one server', () => {
  let counter: SharedCounter;
  beforeEach(() => {
    fakeClock();
    counter = new SharedCounter(null);
  });
  afterEach(() => {
    counter.close();
    vi.useRealTimers();
  });

  test('allows each subject a limited number of actions in a window', async () => {
    const take = (subject: string) => counter.take(TWO, subject);
    expect([await take('a'), await take('a'), await take('a')]).toEqual([0, 0, 10_000]);
    expect(await take('b')).toBe(0);
    vi.advanceTimersByTime(9_500);
    expect(await take('a')).toBe(500);
    vi.advanceTimersByTime(500);
    expect([await take('a'), await take('a'), await take('a')]).toEqual([0, 0, 10_000]);
  });

  test('counts amounts, for each limit by itself', async () => {
    const waits = [];
    for (const amount of [60, 40, 1]) waits.push(await counter.take(HUNDRED, 'a', amount));
    expect(waits).toEqual([0, 0, 10_000]);
    expect(await counter.take(TWO, 'a')).toBe(0);
  });

  test('counts additions beyond the limit until the window ends', async () => {
    const add = (amount?: number) => counter.add(TWO, 'a', amount);
    expect([await add(), await add(5), await add()]).toEqual([1, 6, 7]);
    expect(await counter.add(TWO, 'b')).toBe(1);
    vi.advanceTimersByTime(10_000);
    expect(await add()).toBe(1);
  });

  test('takes counts back by a negative amount', async () => {
    const taken = [2, -1, 1, 1].map((amount) => counter.take(TWO, 'a', amount));
    expect(await Promise.all(taken)).toEqual([0, 0, 0, 10_000]);
  });

  test.each([2, -2])(
    'refuses for the same time when the clock jumps by %i hours',
    async (hours) => {
      for (let time = 0; time < 3; time += 1) await counter.take(TWO, 'a');
      vi.setSystemTime(Date.now() + hours * 60 * 60_000);
      expect(await counter.take(TWO, 'a')).toBe(10_000);
      vi.advanceTimersByTime(10_000);
      expect(await counter.take(TWO, 'a')).toBe(0);
    },
  );

  test('frees the memory of a subject when its window has ended', async () => {
    for (let subject = 0; subject < 1_000; subject += 1) await counter.take(TWO, subject);
    vi.advanceTimersByTime(5_000);
    for (let subject = 500; subject < 1_500; subject += 1) await counter.take(TWO, subject);
    expect(counter.size).toBe(1_500);
    vi.advanceTimersByTime(5_250);
    expect(counter.size).toBe(500);
    vi.advanceTimersByTime(5_000);
    expect(counter.size).toBe(0);
  });
});

describe.runIf(process.env['TEST_REDIS_URL'])('counters of servers with one Redis', () => {
  let redis: OpenRedis;
  const errors: unknown[] = [];
  const counters: SharedCounter[] = [];
  const start = () => {
    const counter = new SharedCounter(redis, (error) => errors.push(error));
    counters.push(counter);
    return counter;
  };
  beforeAll(async () => {
    redis = await openRedis((await emptyRedis()) ?? '', () => {});
  });
  afterEach(() => {
    for (const counter of counters.splice(0)) counter.close();
    errors.length = 0;
    vi.useRealTimers();
  });
  afterAll(() => redis.close());

  test('exceed the limit by a tenth at most when the flow is steady', async () => {
    fakeClock();
    const limit: Limit = { name: 'steady', most: 200, seconds: 60 };
    const servers = [start(), start(), start(), start()];
    let [sent, allowed, isRefused] = [0, 0, false];
    // Twice the limit in a window, evenly over the servers.
    while (!isRefused) {
      const waits = await Promise.all(servers.map((server) => server.take(limit, 'a')));
      sent += waits.length;
      allowed += waits.filter((wait) => wait === 0).length;
      isRefused = waits.every((wait) => wait > 0);
      vi.advanceTimersByTime((limit.seconds * 1000 * waits.length) / (2 * limit.most));
      await until(async () => (await redis.commands.get('mall:limits:steady:a')) === `${sent}`);
    }
    expect(allowed).toBeGreaterThanOrEqual(limit.most);
    expect(allowed).toBeLessThanOrEqual(1.1 * limit.most);
  });

  test('end a window together, whichever server began it', async () => {
    fakeClock();
    const [one, other] = [start(), start()];
    await one.add(TWO, 'a', 3);
    vi.advanceTimersByTime(250);
    await until(async () => (await redis.commands.get('mall:limits:two:a')) === '3');
    // As if the first server had begun it nine seconds ago.
    await redis.commands.pexpire('mall:limits:two:a', 1_000);
    expect(await other.take(TWO, 'a')).toBe(0);
    vi.advanceTimersByTime(250);
    await until(() => other.count(TWO, 'a').msLeft <= 1_000);
    expect(await other.take(TWO, 'a')).toBeGreaterThan(0);
    vi.advanceTimersByTime(1_000);
    expect(await other.take(TWO, 'a')).toBe(0);
  });

  test('leave no key in Redis when its window has ended', async () => {
    const second: Limit = { name: 'second', most: 2, seconds: 1 };
    const counter = start();
    for (let subject = 0; subject < 1_200; subject += 1) counter.count(second, subject);
    const keys = () => redis.commands.keys('mall:limits:second:*');
    await until(async () => (await keys()).length > 1_000);
    await until(async () => (await keys()).length === 0);
    await until(() => counter.size === 0);
  });

  test('report once that Redis refuses the counts, and count alone', async () => {
    const key = 'mall:limits:two:b';
    await redis.commands.set(key, 'not a number', 'PX', 10_000);
    const counter = start();
    await until(async () => {
      await counter.add(TWO, 'b');
      return errors.length > 0;
    });
    expect(await counter.take(TWO, 'b')).toBeGreaterThan(0);
    await redis.commands.del(key);
    await until(async () => {
      await counter.add(TWO, 'b');
      return (await redis.commands.exists(key)) === 1;
    });
    expect(errors).toEqual([expect.objectContaining({ name: 'ReplyError' })]);
  });
});
