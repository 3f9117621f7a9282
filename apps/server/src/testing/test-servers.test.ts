import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sharedTestDatabase, secondTestConnections } from './database';
import { describeMall } from './describe-mall';
import type { TestMember } from './factories';
import { fakeIntervals } from './fake-intervals';
import { serversOfRun } from './servers-of-run';
import { until } from './until';

describe.runIf(serversOfRun() === 2)('a mall of two servers', () => {
  const mall = describeMall();

  test('answers one of two consecutive calls by each server', async () => {
    const { pool } = await secondTestConnections();
    const member = mall.as(await mall.makeMember());
    /** Whether the second server answers the next call. */
    const isSecond = async () => {
      let isUsed = false;
      const onAcquire = () => void (isUsed = true);
      pool.once('acquire', onAcquire);
      expect((await member.get('/api/notify/common')).status).toBe(200);
      pool.off('acquire', onAcquire);
      return isUsed;
    };
    expect([await isSecond(), await isSecond()].toSorted()).toEqual([false, true]);
  });
});

describe.runIf(process.env['TEST_DATABASE_URL'])('the reset of a mall', () => {
  beforeAll(fakeIntervals);
  const mall = describeMall();
  afterAll(() => void vi.useRealTimers());

  /** Holds the cart items and the outbox until it is called. */
  const lockTables = async () => {
    const { pool } = await sharedTestDatabase();
    const holder = await pool.connect();
    await holder.query('begin; lock table cart_items, outbox in access exclusive mode');
    return async () => {
      await holder.query('commit');
      holder.release();
    };
  };
  /** The number of statements that wait for them. */
  const waiting = async () => {
    const { rows } = await mall.db.execute<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0]?.waiting;
  };
  const expectOneWaits = async () => {
    for (let turn = 0; turn < 100; turn += 1) expect(await waiting()).toBe(1);
  };
  const readCart = ({ token }: TestMember, signal: AbortSignal | null = null) =>
    fetch(`${mall.baseUrl}/api/shopping/cart/list/1`, {
      headers: { authorization: `Bearer ${token}` },
      signal,
    });

  test('waits for a call whose client has left', async () => {
    const member = await mall.makeMember();
    const unlock = await lockTables();
    const leaving = new AbortController();
    const call = readCart(member, leaving.signal);
    await until(async () => (await waiting()) === 1);
    leaving.abort();
    await expect(call).rejects.toThrow();
    const reset = mall.reset();
    // It has not even asked for its locks.
    await expectOneWaits();
    await unlock();
    await reset;
  });

  test('waits for a job', async () => {
    const unlock = await lockTables();
    // The outbox is read every two seconds.
    vi.advanceTimersByTime(2_000);
    await until(async () => (await waiting()) === 1);
    const reset = mall.reset();
    await expectOneWaits();
    await unlock();
    await reset;
  });

  test('holds a call that arrives while the tables are emptied', async () => {
    const member = await mall.makeMember();
    const unlock = await lockTables();
    const reset = mall.reset();
    await until(async () => (await waiting()) === 1);
    const call = readCart(member);
    await expectOneWaits();
    await unlock();
    await reset;
    // The member is gone.
    expect((await call).status).toBe(401);
  });
});
