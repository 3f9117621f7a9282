import { describe, expect, test } from 'vitest';
import { sharedTestDatabase, secondTestConnections } from './database';
import { describeMall } from './describe-mall';
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
  const mall = describeMall();

  test('waits for a call whose client has left', async () => {
    const { pool } = await sharedTestDatabase();
    const { token } = await mall.makeMember();
    const holder = await pool.connect();
    await holder.query('begin; lock table cart_items in access exclusive mode');
    const waiting = async () => {
      const { rows } = await mall.db.execute<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]?.waiting;
    };
    const leaving = new AbortController();
    const call = fetch(`${mall.baseUrl}/api/shopping/cart/list/1`, {
      headers: { authorization: `Bearer ${token}` },
      signal: leaving.signal,
    });
    await until(async () => (await waiting()) === 1);
    leaving.abort();
    await expect(call).rejects.toThrow();
    const reset = mall.reset();
    // It has not even asked for its locks.
    for (let turn = 0; turn < 100; turn += 1) expect(await waiting()).toBe(1);
    await holder.query('commit');
    holder.release();
    await reset;
    expect(mall.takeFaults()).toEqual([]);
  });
});
