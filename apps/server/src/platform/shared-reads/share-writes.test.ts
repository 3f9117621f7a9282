import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf, startTestMall, type TestMall } from '../../testing';
import { CACHED_FOR_AN_HOUR } from '../../testing/caches-on';
import { emptyRedis } from '../../testing/redis';
import { until } from '../../testing/until';

const ALONE = { oneServerBecause: 'the test starts the servers itself' };

describe.runIf(process.env['TEST_REDIS_URL'])('a write on another server', () => {
  let one: TestMall;
  let other: TestMall;
  beforeAll(async () => {
    const shared = { redisUrl: await emptyRedis(), ...CACHED_FOR_AN_HOUR };
    one = await startTestMall(shared, ALONE);
    other = await startTestMall(shared, ALONE);
  });
  afterAll(async () => {
    await one.stop();
    await other.stop();
  });

  test('shows in the member’s own reads, and not yet in those of others', async () => {
    const [amy, ben] = [await one.makeMember(), await one.makeMember()];
    const { id } = await one.makeProduct();
    const countsOf = async (member: typeof amy) =>
      dataOf<{ collect_count: number }>(await other.as(member).get(`/api/product/detail/${id}`))
        .collect_count;
    expect([await countsOf(amy), await countsOf(ben)]).toEqual([0, 0]);
    await one.as(amy).post('/api/product/collect', { p_id: id, action: 'add' });
    expect(await countsOf(ben)).toBe(0);
    await until(async () => (await countsOf(amy)) === 1);
  });

  test('ends a session that is cached when its member signs out', async () => {
    const amy = await one.makeMember();
    const statusOf = async () => (await other.as(amy).get('/api/member/profile')).status;
    expect(await statusOf()).toBe(200);
    await one.as(amy).post('/api/logout');
    await until(async () => (await statusOf()) === 401);
  });
});
