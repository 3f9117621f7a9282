import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf, startTestMall, type TestMall } from '../../testing';
import { CACHED_FOR_AN_HOUR } from '../../testing/caches-on';
import { makeColleague } from '../../testing/colleagues';
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

  test('ends a session that is cached when its password is reset by a mailed link', async () => {
    const amy = await one.makeMember();
    const statusOf = async () => (await other.as(amy).get('/api/member/profile')).status;
    expect(await statusOf()).toBe(200);
    await one.as().post('/api/forget/mail', { email: amy.account, ...(await one.makeCaptcha()) });
    await one.background.settled();
    const { token: t } = (await one.mailsTo(amy.account)).at(-1) ?? {};
    const password = Buffer.from('Lantern-Alley-77').toString('base64');
    const reset = await one.as().post('/api/password/reset', { t, password });
    expect(reset.status).toBe(200);
    await until(async () => (await statusOf()) === 401);
  });

  test('takes the badge of the shop from a suspended colleague', async () => {
    const owner = await makeColleague(one, ['owner']);
    const { id, siteToken: token } = await makeColleague(one, ['clerk']);
    // Only the staff may have a name that the shop reserves.
    const me = dataOf<{ email: string }>(await other.as({ token }).get('/api/member/profile'));
    const take = (name: string) =>
      other
        .as({ token })
        .post('/api/member/profile/store', { name, phone: '0912345678', email: me.email });
    expect((await take('巷口市集客服')).status).toBe(200);
    await owner.post('/api/staff/people/suspend', { id });
    await until(async () => (await take('巷口市集店長')).status !== 200);
  });

  test('ends a session that is cached when its member signs out', async () => {
    const amy = await one.makeMember();
    const statusOf = async () => (await other.as(amy).get('/api/member/profile')).status;
    expect(await statusOf()).toBe(200);
    await one.as(amy).post('/api/logout');
    await until(async () => (await statusOf()) === 401);
  });
});
