import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { mailedLinks, members, outbox } from '../../db/schema';
import { TEST_PASSWORD } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';

const mall = describeMall();
afterEach(() => void vi.useRealTimers());

const NEW = 'new@mall.test';
const PASSWORD = '好好保管-1234';
const DONE = { valid: true, data: { done: true }, code: 0, msg: '' };
const encode = (password: string) => Buffer.from(password).toString('base64');
const register = async (more: object = {}) => {
  const reply = await mall.as().post('/api/register', {
    account: 'New@mall.test',
    password: encode(PASSWORD),
    name: '林小美',
    phone: '0987654321',
    ...(await mall.makeCaptcha()),
    ...more,
  });
  await mall.background.settled();
  return reply;
};
const login = async (password = PASSWORD) =>
  mall.as().post('/api/login', {
    account: NEW,
    type: 'account',
    password: encode(password),
    device_name: 'Chrome',
    ...(await mall.makeCaptcha()),
  });
const activate = (token: string) =>
  mall.as().post(`/api/member/active?t=${token}`, { device_name: 'Chrome' });
const latestToken = async () => (await mall.mailsTo(NEW)).at(-1)?.token ?? '';
const row = async () => (await mall.db.select().from(members).where(eq(members.account, NEW)))[0];

describe('register', () => {
  test('mails a link, which signs the member in', async () => {
    const { status, body } = await register();
    expect([status, body]).toEqual([200, DONE]);
    const [mail] = await mall.mailsTo(NEW);
    expect(mail?.subject).toBe('請確認您的電子郵件｜巷口市集');
    expect(mail?.text).toContain(`/email?t=${mail?.token}`);
    const { body: signedIn } = await activate(await latestToken());
    expect(signedIn).toMatchObject({
      valid: true,
      data: { profile: { account: NEW, gid: 1, group_name: '一般會員', points: 0 } },
    });
    const { t: token } = signedIn.data as { t: string };
    expect((await mall.as({ token }).get('/api/member/profile')).status).toBe(200);
    expect((await login()).status).toBe(200);
  });

  test('stores an argon2id hash of the password, and a hash of the link', async () => {
    await register();
    expect((await row())?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
    const [link] = await mall.db.select().from(mailedLinks);
    expect(link?.tokenHash).toHaveLength(32);
    expect(link?.tokenHash.toString('base64url')).not.toBe(await latestToken());
  });

  test('answers alike whether there is an account, and notifies its owner by mail', async () => {
    await mall.makeMember({ account: NEW, name: '林大美' });
    const before = await row();
    const { status, body } = await register();
    expect([status, body]).toEqual([200, DONE]);
    const [mail] = await mall.mailsTo(NEW);
    expect(mail).toMatchObject({ subject: '您已經是我們的會員｜巷口市集', token: '' });
    expect(mail?.text).toContain('林大美，您好');
    expect(await row()).toEqual(before);
  });

  test('creates one member when two register at once, in any case', async () => {
    const both = await Promise.all([register(), register({ account: 'NEW@mall.test' })]);
    expect(both.map(({ body }) => body)).toEqual([DONE, DONE]);
    expect(await mall.db.$count(members)).toBe(1);
    expect(await mall.db.$count(outbox)).toBe(2);
    expect(await mall.db.$count(mailedLinks)).toBe(1);
  });

  test('refuses sign-in before the address is confirmed, with the reason only for the right password', async () => {
    await register();
    const right = await login();
    expect([right.status, right.body]).toEqual([403, refused('confirmationNeeded')]);
    expect((await login('another-one')).body).toEqual(refused('signInFailed'));
  });

  test('sends no user text to an unconfirmed mailbox', async () => {
    await register({ name: '恭喜中獎 https://evil.test\n快來領' });
    const [mail] = await mall.mailsTo(NEW);
    expect(mail?.text).toMatch(/^您好：\n/);
    expect(mail?.text).not.toContain('evil');
  });

  test('voids the first link when repeated, and retains the password when it is the same', async () => {
    await register();
    const first = await latestToken();
    await register({ name: '林小小' });
    expect((await activate(first)).body).toEqual(refused('linkExpired'));
    expect((await activate(await latestToken())).body).toMatchObject({
      data: { profile: { name: '林小小', has_password: true } },
    });
    expect((await login()).status).toBe(200);
  });

  test('does not let anyone set the password of another person’s registration', async () => {
    await register({ password: encode('of-the-thief') });
    await register();
    expect((await activate(await latestToken())).body).toMatchObject({
      data: { profile: { has_password: false } },
    });
    expect((await login('of-the-thief')).body).toEqual(refused('signInFailed'));

    await mall.reset();
    await register();
    await register({ password: encode('of-the-thief') });
    await activate(await latestToken());
    expect((await login('of-the-thief')).body).toEqual(refused('signInFailed'));
  });

  test('ignores fields that the contract does not have', async () => {
    await register({
      gid: 4,
      role: 'staff',
      points: 999,
      is_dealer: true,
      confirmedAt: '2026-01-01',
    });
    expect(await row()).toMatchObject({
      gid: 1,
      role: 'member',
      points: 0,
      isDealer: false,
      confirmedAt: null,
    });
  });

  test('stores the dealer of a referral code, and refuses an invalid code', async () => {
    const dealer = await mall.makeMember({ isDealer: true, dealerCode: 'ALLEY' });
    await mall.makeMember({ isDealer: false, dealerCode: 'FORMER' });
    for (const dealer_code of ['FORMER', 'NOBODY']) {
      const { body } = await register({ dealer_code });
      expect(body).toEqual(refused('invalidFields'));
      expect(body.data).toMatchObject({ fields: [{ field: 'dealer_code' }] });
    }
    await register({ dealer_code: 'ALLEY' });
    expect(await row()).toMatchObject({ dealerId: dealer.id });
  });

  test('needs a captcha, and limits the emails to one mailbox', async () => {
    expect((await register({ verify_text: '0' })).body).toEqual(refused('captchaWrong'));
    // Eight a day, then one an hour.
    for (let sent = 0; sent < 9; sent += 1) expect((await register()).body).toEqual(DONE);
    const { status, body } = await register();
    expect([status, body]).toEqual([429, refused('tooManyRequests')]);
    expect(body.msg).toBe('操作太頻繁了，請 60 分鐘後再試');
    expect((await register({ account: 'other@mall.test' })).body).toEqual(DONE);
  });

  test.each([
    ['seven characters', encode('1234567'), 'at least {0} characters'],
    ['73 characters', encode('好管'.repeat(36) + '好'), 'at most {0} characters'],
    ['bytes that are no text', Buffer.from([255, 254, 253]).toString('base64'), 'format error'],
    ['nothing', '', 'Please enter your password'],
  ])('refuses a password of %s', async (_, password, id) => {
    const { status, body } = await register({ password });
    expect([status, body]).toEqual([422, refused('invalidFields')]);
    expect(body.data).toMatchObject({ fields: [{ field: 'password', id }] });
    expect(await mall.db.$count(members)).toBe(0);
  });
});

describe('the confirmation link', () => {
  test('works once, for a day', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await register();
    const token = await latestToken();
    const [link] = await mall.db.select().from(mailedLinks);
    expect(link?.expiresAt).toEqual(new Date(Date.now() + 24 * 3_600_000));

    const both = await Promise.all([activate(token), activate(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await activate(token)).body).toEqual(refused('linkExpired'));
  });

  test('is refused when it is expired, invented, or for something else', async () => {
    await register();
    const token = await latestToken();
    expect((await activate('x'.repeat(43))).body).toEqual(refused('linkExpired'));
    await mall.db.update(mailedLinks).set({ purpose: 'reset' });
    expect((await activate(token)).body).toEqual(refused('linkExpired'));
    await mall.db.update(mailedLinks).set({ purpose: 'confirm', expiresAt: new Date() });
    expect((await activate(token)).body).toEqual(refused('linkExpired'));
    expect((await row())?.confirmedAt).toBeNull();
  });

  test('is mailed again to a member who waits for it, a link to sign in to another; the reply is the same', async () => {
    const resend = async (email: string) =>
      mall.as().post('/api/member/resend', { email, ...(await mall.makeCaptcha()) });
    await mall.makeMember({ account: 'old@mall.test' });
    await register();
    for (const email of [NEW, 'old@mall.test', 'nobody@mall.test']) {
      expect((await resend(email)).body).toEqual(DONE);
    }
    expect(await mall.mailsTo(NEW)).toHaveLength(2);
    const [signIn] = await mall.mailsTo('old@mall.test');
    expect(signIn?.subject).toMatch(/登入.*連結/);
    expect(await mall.db.$count(outbox)).toBe(3);
    expect((await activate(await latestToken())).status).toBe(200);
    const wrong = await mall.as().post('/api/member/resend', {
      email: NEW,
      ...(await mall.makeCaptcha()),
      verify_text: '0',
    });
    expect(wrong.body).toEqual(refused('captchaWrong'));
  });

  test('cannot take an address that became another member’s meanwhile', async () => {
    const member = await mall.makeMember({ account: 'old@mall.test', email: 'old@mall.test' });
    await mall.as(member).post('/api/member/profile/store', {
      name: '王小明',
      phone: '0912345678',
      email: NEW,
      password: encode(TEST_PASSWORD),
    });
    await mall.makeMember({ account: NEW });
    const token = await latestToken();
    expect((await activate(token)).body).toEqual(refused('emailTaken'));
    const rows = await mall.db
      .select()
      .from(members)
      .where(and(eq(members.id, member.id), eq(members.account, 'old@mall.test')));
    expect(rows).toHaveLength(1);
  });
});

test('logged requests contain no token of a link', async () => {
  const { loggerOptions } = await import('../../http/logging');
  const options = loggerOptions('info');
  const serializers = typeof options === 'object' ? options.serializers : undefined;
  const logged = (url: string) =>
    JSON.stringify(serializers?.['req']?.({ method: 'GET', url, ip: '127.0.0.1' } as never));
  const token = 'x'.repeat(43);
  for (const url of [
    `/email?t=${token}`,
    `/email/restore?t=${token}`,
    `/forget/${token}`,
    `/api/member/active?t=${token}`,
  ]) {
    expect(logged(url)).not.toContain(token);
  }
});

test(`a member of a test signs in with ${TEST_PASSWORD}`, async () => {
  await mall.makeMember({ account: NEW });
  expect((await login(TEST_PASSWORD)).status).toBe(200);
});
