import { describe, expect, test } from 'vitest';
import { secondTestConnections } from './database';
import { describeMall } from './describe-mall';
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
