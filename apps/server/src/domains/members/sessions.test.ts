import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessions } from '../../db/schema';
import { CACHES_ON } from '../../testing/caches-on';
import {
  dataOf,
  signInAtLine,
  FAKE_PEOPLE,
  fakeSocial,
  startTestMall,
  TEST_PASSWORD,
  type TestMall,
  type TestReply,
} from '../../testing';
import { tokenHash } from '../credentials';
import { fakeIntervals } from '../../testing/fake-intervals';
import { refused } from '../../testing/refused';
import { openSocket, untilCut } from '../../testing/sockets';

let mall: TestMall;
// The job that looks for ended sessions does not run: sockets are disconnected by the call itself.
beforeAll(fakeIntervals);
beforeAll(async () => {
  mall = await startTestMall({ social: fakeSocial, ...CACHES_ON });
});
beforeEach(() => mall.reset());
afterAll(async () => {
  await mall.stop();
  vi.useRealTimers();
});

const AMY = 'amy@mall.test';
const MOMENT = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;
interface Shown {
  readonly id: number;
  readonly device_name: string;
  readonly is_current: boolean;
}

const signIn = async (device_name: string, account = AMY, cookie?: string) =>
  mall.as().post(
    '/api/login',
    {
      account,
      type: 'account',
      password: Buffer.from(TEST_PASSWORD).toString('base64'),
      device_name,
      ...(await mall.makeCaptcha()),
    },
    cookie === undefined ? {} : { cookie: `XSRF-TOKEN=x; ${cookie}`, 'x-xsrf-token': 'x' },
  );
const signedIn = async (device: string) => ({
  token: dataOf<{ t: string }>(await signIn(device)).t,
});
const list = async (token: string) =>
  dataOf<Shown[]>(await mall.as({ token }).get('/api/member/session/list'));
const end = (token: string, which: number | 'others' | 'all') =>
  mall.as({ token }).post('/api/member/session/end', { which });
const isIn = async (token: string) =>
  (await mall.as({ token }).get('/api/member/profile')).status === 200;
const cookieOf = ({ headers }: TestReply) =>
  headers
    .getSetCookie()
    .find((each) => each.startsWith('mall_device='))
    ?.split(';')[0] ?? '';

describe('a member’s sessions', () => {
  test('are listed, last used first, with the caller’s own marked', async () => {
    await mall.makeMember({ account: 'ben@mall.test' });
    const { token } = await mall.makeMember({ account: AMY });
    const phone = await signedIn('iPhone');
    await mall.db.update(sessions).set({ lastUsedAt: new Date(0) });
    const { token: laptop } = await signedIn('Safari');
    const times = { create_time: expect.stringMatching(MOMENT) };
    expect(await list(laptop)).toEqual([
      {
        id: expect.any(Number),
        device_name: 'Safari',
        is_current: true,
        seen_time: expect.stringMatching(MOMENT),
        ...times,
      },
      {
        id: expect.any(Number),
        device_name: 'iPhone',
        is_current: false,
        seen_time: '1970-01-01 08:00:00',
        ...times,
      },
      {
        id: expect.any(Number),
        device_name: 'test',
        is_current: false,
        seen_time: '1970-01-01 08:00:00',
        ...times,
      },
    ]);
    await mall.as(phone).post('/api/logout');
    await mall.db
      .update(sessions)
      .set({ expiresAt: new Date(0) })
      .where(eq(sessions.tokenHash, tokenHash(token)));
    expect(await list(laptop)).toHaveLength(1);
  });

  test('are ended one by one, with their sockets', async () => {
    const { token } = await mall.makeMember({ account: AMY });
    const phone = await signedIn('iPhone');
    const socket = await openSocket(mall.baseUrl, phone.token);
    const cut = untilCut(socket);
    const id = (await list(token)).find((each) => !each.is_current)?.id ?? 0;
    expect((await end(token, id)).body.data).toEqual({ done: true });
    await cut;
    expect([await isIn(phone.token), await isIn(token)]).toEqual([false, true]);
    expect((await end(token, id)).body).toEqual(refused('notFound'));
  });

  test('of another member cannot be ended', async () => {
    const amy = await mall.makeMember({ account: AMY });
    const ben = await mall.makeMember({ account: 'ben@mall.test' });
    const id = (await list(ben.token))[0]?.id ?? 0;
    const { status, body } = await end(amy.token, id);
    expect([status, body]).toEqual([404, refused('notFound')]);
    await end(amy.token, 'all');
    expect(await isIn(ben.token)).toBe(true);
  });

  test('are ended on all other devices, or everywhere', async () => {
    const { token } = await mall.makeMember({ account: AMY });
    const [phone, laptop] = [await signedIn('iPhone'), await signedIn('Safari')];
    const sockets = [
      await openSocket(mall.baseUrl, token),
      await openSocket(mall.baseUrl, phone.token),
    ] as const;
    const [own, other] = [untilCut(sockets[0]), untilCut(sockets[1])];
    await end(token, 'others');
    await other;
    expect(sockets[0].connected).toBe(true);
    expect(await Promise.all([token, phone.token, laptop.token].map(isIn))).toEqual([
      true,
      false,
      false,
    ]);
    const everywhere = await end(token, 'all');
    await own;
    expect(await isIn(token)).toBe(false);
    expect(everywhere.headers.getSetCookie().join()).toContain('mall_media=;');
  });
});

describe('an email warns of a sign-in on a new device', () => {
  const mails = async () => mall.mailsTo(AMY);

  test('once per device, with its name', async () => {
    await mall.makeMember({ account: AMY, name: '陳怡君' });
    const first = await signIn('Chrome · macOS https://evil.test/?x=1');
    const [mail] = await mails();
    expect(mail?.subject).toBe('您的帳號在新的裝置登入｜巷口市集');
    expect(mail?.text).toContain('陳怡君，您好');
    expect(mail?.text).toContain('Chrome macOS https evil test x 1');
    expect(mail?.text).toContain('/forget/form');
    expect((await signIn('Chrome', AMY, cookieOf(first))).status).toBe(200);
    expect(await mails()).toHaveLength(1);
    await signIn('Firefox');
    expect(await mails()).toHaveLength(2);
  });

  test('but not of a refused sign-in', async () => {
    await mall.makeMember({ account: AMY, confirmedAt: null });
    expect((await signIn('Chrome')).body).toEqual(refused('confirmationNeeded'));
    expect(await mails()).toEqual([]);
  });

  test('also when a member signs in by a provider, except for the first time', async () => {
    const person = FAKE_PEOPLE.newcomer;
    const byLine = async (cookie?: string) => {
      const proof = await signInAtLine(mall.baseUrl, person);
      return mall
        .as()
        .post(
          '/api/login',
          { type: 'line', device_name: 'LINE', ...proof },
          cookie === undefined ? {} : { cookie: `XSRF-TOKEN=x; ${cookie}`, 'x-xsrf-token': 'x' },
        );
    };
    const first = await byLine();
    const { email } = dataOf<{ profile: { email: string } }>(first).profile;
    expect(await mall.mailsTo(email)).toEqual([]);
    await byLine(cookieOf(first));
    expect(await mall.mailsTo(email)).toEqual([]);
    await byLine();
    expect(await mall.mailsTo(email)).toHaveLength(1);
  });
});
