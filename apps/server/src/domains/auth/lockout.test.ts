import { hash } from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { members } from '../../db/schema';
import { trustedProxies } from '../../http/trusted-proxies';
import { TEST_PASSWORD, type TestReply } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';

const AMY = 'amy@mall.test';
const HOME = '203.0.113.7';
const STRANGER = '198.51.100.1';
/** A hash that is cheap to check: these tests are about the number of guesses. */
const cheapHash = (password = TEST_PASSWORD) => hash(password, { memoryCost: 8, timeCost: 1 });
const mall = describeMall({ trustProxy: trustedProxies('1') });
beforeEach(async () => {
  await mall.makeMember({ account: AMY, passwordHash: await cheapHash() });
});

const encode = (password: string) => Buffer.from(password).toString('base64');

interface Try {
  readonly password?: string;
  readonly account?: string;
  readonly from?: string;
  /** The cookie of a device. */
  readonly device?: string;
  /** Sends a wrong solution of the captcha. */
  readonly isCaptchaWrong?: boolean;
}

/** Sends what a browser sends: with a cookie also the CSRF header. */
const headersOf = ({ from = HOME, device }: Try): Record<string, string> => ({
  'x-forwarded-for': from,
  ...(device && { cookie: `XSRF-TOKEN=x; ${device}`, 'x-xsrf-token': 'x' }),
});
const login = async (wanted: Try = {}) => {
  const { password = TEST_PASSWORD, account = AMY, isCaptchaWrong = false } = wanted;
  const captcha = await mall.makeCaptcha();
  const body = {
    ...{ account, type: 'account', device_name: 'Chrome', password: encode(password) },
    ...captcha,
    ...(isCaptchaWrong && { verify_text: 'wrong' }),
  };
  return mall.as().post('/api/login', body, headersOf(wanted));
};
const setDevice = ({ headers }: TestReply) =>
  headers.getSetCookie().find((each) => each.startsWith('mall_device='));
const deviceOf = (reply: TestReply) => setDevice(reply)?.split(';')[0] ?? '';
const guess = (wanted: Try, number: number) => login({ ...wanted, password: `guess-${number}` });
const signedIn = async (wanted: Try = {}) => {
  const reply = await login(wanted);
  expect([reply.status, reply.body]).toEqual([200, expect.objectContaining({ valid: true })]);
  return reply;
};
/** Guesses from twenty addresses, so that none of them reaches its own limit. */
const guessFromEverywhere = async ({
  account = AMY,
  password = TEST_PASSWORD,
  times = 105,
} = {}) => {
  // A sign-in has replaced the cheap hash.
  const passwordHash = await cheapHash(password);
  await mall.db.update(members).set({ passwordHash }).where(eq(members.account, account));
  for (let number = 0; number < times; number += 1) {
    await guess({ account, from: `198.51.100.${number % 20}` }, number);
  }
};
const blocked = (reply: TestReply) => expect(reply.body).toEqual(refused('signInBlocked'));

describe('a stranger cannot lock a member out', () => {
  test('when captchas are not solved: the guesses count for the stranger’s address alone', async () => {
    for (let number = 0; number < 30; number += 1) {
      const { body } = await login({ from: STRANGER, isCaptchaWrong: true });
      expect(body).toEqual(refused('captchaWrong'));
    }
    await signedIn();
    await signedIn({ from: STRANGER });
    for (let number = 0; number < 29; number += 1) {
      await login({ from: STRANGER, isCaptchaWrong: true });
    }
    blocked(await login({ from: STRANGER, isCaptchaWrong: true }));
  });

  test('when captchas are solved: the stranger waits, and nobody else', async () => {
    for (let number = 0; number < 12; number += 1) await guess({ from: STRANGER }, number);
    blocked(await login({ from: STRANGER }));
    await signedIn();
  });

  test.each(['member', 'staff'] as const)(
    'from many addresses: a device that %s signed in with before passes',
    async (role) => {
      const account = `${role}@mall.test`;
      await mall.makeMember({ account, role });
      const device = deviceOf(await signedIn({ account }));
      await guessFromEverywhere({ account });
      blocked(await login({ account, from: '192.0.2.77' }));
      await signedIn({ account, device });
    },
  );

  test('from the same address, as in an office: a known device passes', async () => {
    const device = deviceOf(await signedIn());
    for (let number = 0; number < 65; number += 1) await login({ isCaptchaWrong: true });
    blocked(await login());
    await signedIn({ device });
  });

  test('who signs in by an emailed link: their device is known afterwards', async () => {
    await guessFromEverywhere();
    blocked(await login());
    const from = { 'x-forwarded-for': HOME };
    const request = { email: AMY, ...(await mall.makeCaptcha()) };
    await mall.as().post('/api/member/resend', request, from);
    const t = (await mall.mailsTo(AMY)).at(-1)?.token ?? '';
    const link = `/api/member/active?t=${t}`;
    const opened = await mall.as().post(link, { device_name: 'Chrome' }, from);
    expect([opened.status, opened.body]).toEqual([200, expect.objectContaining({ valid: true })]);
    const again = await mall.as().post(link, { device_name: 'Chrome' }, from);
    expect(again.body).toEqual(refused('linkExpired'));
    await signedIn({ device: deviceOf(opened) });
    blocked(await login({ from: '192.0.2.9' }));
  });

  test('who resets the password by mail: their device is known afterwards', async () => {
    await guessFromEverywhere();
    blocked(await login());
    const from = { 'x-forwarded-for': HOME };
    await mall.as().post('/api/forget/mail', { email: AMY, ...(await mall.makeCaptcha()) }, from);
    const t = (await mall.mailsTo(AMY)).at(-1)?.token ?? '';
    const password = 'brand-new-1';
    const reset = await mall
      .as()
      .post('/api/password/reset', { t, password: encode(password) }, from);
    await guessFromEverywhere({ password });
    await signedIn({ password, device: deviceOf(reset) });
  });
});

describe('guessing is limited', () => {
  test('from all addresses together: a hundred a day, then one in five minutes', async () => {
    const replies = [];
    for (let number = 0; number < 120; number += 1) {
      replies.push(await guess({ from: `2001:db8::${number % 20}:0:0:0:1` }, number));
    }
    const wrong = replies.filter(({ status }) => status === 422);
    // A hundred, and the first one after the wait of five minutes.
    expect(wrong).toHaveLength(101);
    const reply = await login();
    expect(reply.body.msg).toBe('嘗試次數太多，請 5 分鐘後再試');

    await mall.db.execute(sql`update rate_limits set expire = now() where key like 'slow:%'`);
    expect((await guess({}, 0)).status).toBe(422);
    blocked(await guess({}, 1));
    await mall.db.execute(sql`update rate_limits set expire = now() where key like 'slow:%'`);
    await signedIn();
  });

  test('but repeated correct sign-ins are not', async () => {
    await guessFromEverywhere({ times: 99 });
    // One more attempt is allowed, and one after it every five minutes.
    for (let number = 0; number < 5; number += 1) await signedIn({ from: `192.0.2.${number}` });
  });

  test('on a known device, too', async () => {
    const device = deviceOf(await signedIn());
    const guesses = await Promise.all(
      Array.from({ length: 15 }, (_, number) =>
        guess({ device, from: `198.51.100.${number}` }, number),
      ),
    );
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(10);
    blocked(await login({ device, from: '192.0.2.9' }));
    // Other members are not affected.
    await signedIn({ from: '192.0.2.9' });
  });
});

describe('the cookie of a device', () => {
  test('is hidden from scripts, and sent to the sign-in alone', async () => {
    const set = setDevice(await signedIn()) ?? '';
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/api/login', 'Max-Age=15552000']) {
      expect(set).toContain(part);
    }
    expect(set).not.toContain(AMY);
    expect(setDevice(await guess({}, 1))).toBeUndefined();
  });

  test('contains several members, and removes none for another', async () => {
    const BEN = 'ben@mall.test';
    await mall.makeMember({ account: BEN });
    const amys = deviceOf(await signedIn());
    const both = deviceOf(await signedIn({ account: BEN, device: amys }));
    await guessFromEverywhere();
    await signedIn({ device: both });
    blocked(await login({ from: '192.0.2.9' }));
  });

  test('is valid for its member alone, unchanged, and until the password changes', async () => {
    const BEN = 'ben@mall.test';
    await mall.makeMember({ account: BEN });
    const bens = deviceOf(await signedIn({ account: BEN }));
    const reply = await signedIn();
    const amys = deviceOf(reply);
    await guessFromEverywhere();
    const tampered = [
      bens,
      bens.replace(/=\d+/, `=${/=(\d+)/.exec(amys)?.[1]}`),
      `${amys.slice(0, -3)}abc`,
      amys.replace(/\.(\d+)\./, (_, time: string) => `.${Number(time) + 1}.`),
      'mall_device=',
      'mall_device=1.2.3.4.5~~~%00',
    ];
    for (const device of tampered) blocked(await login({ device, from: '192.0.2.9' }));

    const { t: token } = reply.body.data as { t: string };
    const changed = await mall.as({ token }).post('/api/member/password/store', {
      old_password: encode(TEST_PASSWORD),
      password: encode('brand-new-1'),
    });
    blocked(await login({ password: 'brand-new-1', device: amys, from: '192.0.2.9' }));
    await signedIn({ password: 'brand-new-1', device: deviceOf(changed), from: '192.0.2.9' });
  });

  test('stays valid when the password is hashed again', async () => {
    const passwordHash = await hash(TEST_PASSWORD, { memoryCost: 19_456, timeCost: 2 });
    const { account } = await mall.makeMember({ account: 'old@mall.test', passwordHash });
    const device = deviceOf(await signedIn({ account }));
    await guessFromEverywhere({ account });
    await signedIn({ account, device, from: '192.0.2.9' });
  });

  test('is set when an address is confirmed, too', async () => {
    const member = await mall.makeMember({ account: 'new@mall.test', confirmedAt: null });
    await mall
      .as()
      .post('/api/member/resend', { email: member.account, ...(await mall.makeCaptcha()) });
    const t = (await mall.mailsTo(member.account)).at(-1)?.token ?? '';
    const activated = await mall.as().post(`/api/member/active?t=${t}`, { device_name: 'Chrome' });
    expect(setDevice(activated)).toBeDefined();
  });
});
