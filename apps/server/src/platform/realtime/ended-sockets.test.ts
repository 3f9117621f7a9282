import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestMall, TEST_PASSWORD, type TestMall, type TestReply } from '../../testing';
import {
  deskCaller,
  makeColleague,
  signInAtDesk,
  type DeskCaller,
  type TestColleague,
} from '../../testing/colleagues';
import { nextEvent, testSockets } from '../../testing/pages';
import { emptyRedis } from '../../testing/redis';

const ALONE = { oneServerBecause: 'the test starts the servers itself' };
const encode = (password: string) => Buffer.from(password).toString('base64');
const NEW = encode('Lantern-Alley-77');

describe.runIf(process.env['TEST_REDIS_URL'])('a socket of a colleague, on each server', () => {
  // Two servers over one database and one Redis, like two processes of a shop.
  let one: TestMall;
  let other: TestMall;
  let owner: TestColleague;
  let agent: TestColleague;
  let elsewhere: DeskCaller;
  const pagesOfOne = testSockets(() => one.baseUrl);
  const pagesOfOther = testSockets(() => other.baseUrl);
  beforeAll(async () => {
    const redisUrl = await emptyRedis();
    one = await startTestMall({ redisUrl }, ALONE);
    other = await startTestMall({ redisUrl }, ALONE);
  });
  beforeEach(async () => {
    owner = await makeColleague(one, ['owner']);
    agent = await makeColleague(one, ['agent']);
    elsewhere = await signInAtDesk(one, agent.id);
  });
  afterEach(() => {
    pagesOfOne.close();
    pagesOfOther.close();
  });
  afterAll(async () => {
    await one.stop();
    await other.stop();
  });

  const people = (path: string, more: object = {}) =>
    owner.post(`/api/staff/people/${path}`, { id: agent.id, ...more });
  const onSite = (path: string, body: object) =>
    one.as({ token: agent.siteToken }).post(path, body);

  /** What ends the desk of the agent, all of it called at the first server. */
  const endings: Readonly<Record<string, () => Promise<TestReply>>> = {
    'the colleague is suspended': () => people('suspend'),
    'the colleague loses the role': () => people('roles/store', { roles: ['clerk'] }),
    'the second factor is reset': () => people('factor/reset'),
    'the desk is locked': () => agent.post('/api/staff/session/lock'),
    'the colleague signs out': () => agent.post('/api/staff/session/sign-out'),
    'the colleague signs out on other devices': () =>
      elsewhere.post('/api/staff/session/end', { which: 'others' }),
    'the recovery codes are renewed on another device': () =>
      elsewhere.post('/api/staff/factor/recovery/store'),
    'the password changes on the site': () =>
      onSite('/api/member/password/store', {
        ...{ old_password: encode(TEST_PASSWORD), password: NEW, password_again: NEW },
      }),
    async 'the password is reset by a mailed link'() {
      const { account } = agent;
      const proof = await one.makeCaptcha();
      await one.as().post('/api/forget/mail', { email: account, ...proof });
      await one.background.settled();
      const { token: t } = (await one.mailsTo(account)).at(-1) ?? {};
      return one.as().post('/api/password/reset', { t, password: NEW });
    },
    'all devices sign out on the site': () => onSite('/api/member/session/end', { which: 'all' }),
    'the account is deleted': () =>
      onSite('/api/member/destroy', { password: encode(TEST_PASSWORD) }),
  };

  test.each(Object.keys(endings))('ends at once when %s', async (ending) => {
    const atOther = deskCaller(other, /desk=([^;]+)/.exec(agent.cookie())?.[1]);
    const sockets = [
      await pagesOfOne.welcomedDesk(agent),
      await pagesOfOther.welcomedDesk(atOther),
    ];
    const spared = await pagesOfOther.welcomedDesk(
      deskCaller(other, /desk=([^;]+)/.exec(owner.cookie())?.[1]),
    );
    const cut = sockets.map((socket) => nextEvent(socket, 'disconnect'));
    expect((await endings[ending]?.())?.status).toBe(200);
    await Promise.all(cut);
    expect(spared.connected).toBe(true);
  });

  test.each([
    'the colleague is suspended',
    'the password is reset by a mailed link',
    'the account is deleted',
  ])('of the site ends at once when %s', async (ending) => {
    const { siteToken: token } = agent;
    const sockets = [await pagesOfOne.welcomed({ token }), await pagesOfOther.welcomed({ token })];
    const cut = sockets.map((socket) => nextEvent(socket, 'disconnect'));
    expect((await endings[ending]?.())?.status).toBe(200);
    await Promise.all(cut);
  });

  test('that shares its colleague with the call stays when other sessions end', async () => {
    const socket = await pagesOfOther.welcomedDesk(
      deskCaller(other, /desk=([^;]+)/.exec(elsewhere.cookie())?.[1]),
    );
    const gone = nextEvent(await pagesOfOne.welcomedDesk(agent), 'disconnect');
    await elsewhere.post('/api/staff/session/end', { which: 'others' });
    await gone;
    expect(socket.connected).toBe(true);
  });
});
