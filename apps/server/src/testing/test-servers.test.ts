import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { secondTestConnections } from './database';
import { describeMall } from './describe-mall';
import type { TestMember } from './factories';
import { fakeIntervals } from './fake-intervals';
import { holdLock, waitingStatements } from './held-lock';
import { serversOfRun } from './servers-of-run';

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

  const lockTables = () => holdLock('lock table cart_items, outbox in access exclusive mode');
  const expectOneWaits = async () => {
    for (let turn = 0; turn < 100; turn += 1) expect(await waitingStatements()).toBe(1);
  };
  const readCart = ({ token }: TestMember, signal: AbortSignal | null = null) =>
    fetch(`${mall.baseUrl}/api/shopping/cart/list/1`, {
      headers: { authorization: `Bearer ${token}` },
      signal,
    });

  test('waits for a call whose client has left', async () => {
    const member = await mall.makeMember();
    const lock = await lockTables();
    const leaving = new AbortController();
    const call = readCart(member, leaving.signal);
    await lock.waiting(1);
    leaving.abort();
    await expect(call).rejects.toThrow();
    const reset = mall.reset();
    // It has not even asked for its locks.
    await expectOneWaits();
    await lock.release();
    await reset;
  });

  test('waits for a job', async () => {
    const lock = await lockTables();
    // The outbox is read every two seconds.
    vi.advanceTimersByTime(2_000);
    await lock.waiting(1);
    const reset = mall.reset();
    await expectOneWaits();
    await lock.release();
    await reset;
  });

  test('holds a call that arrives while the tables are emptied', async () => {
    const member = await mall.makeMember();
    const lock = await lockTables();
    const reset = mall.reset();
    await lock.waiting(1);
    const call = readCart(member);
    await expectOneWaits();
    await lock.release();
    await reset;
    // The member is gone.
    expect((await call).status).toBe(401);
  });
});
