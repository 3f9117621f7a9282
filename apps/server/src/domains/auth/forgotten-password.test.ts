import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { mailedLinks, members, outbox } from '../../db/schema';
import { TEST_PASSWORD } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';

const mall = describeMall();
afterEach(() => void vi.useRealTimers());

const AMY = 'amy@mall.test';
const DONE = { valid: true, data: { done: true }, code: 0, msg: '' };
const encode = (password: string) => Buffer.from(password).toString('base64');
const forget = async (email = AMY) => {
  const reply = await mall.as().post('/api/forget/mail', { email, ...(await mall.makeCaptcha()) });
  await mall.background.settled();
  return reply;
};
const token = async () => (await mall.mailsTo(AMY)).at(-1)?.token ?? '';
const isGood = async (t: string) => (await mall.as().post('/api/forget', { t })).body.data;
const reset = (t: string, password = 'brand-new-1') =>
  mall.as().post('/api/password/reset', { t, password: encode(password) });
const login = async (password: string) =>
  mall.as().post('/api/login', {
    account: AMY,
    type: 'account',
    password: encode(password),
    device_name: 'Chrome',
    ...(await mall.makeCaptcha()),
  });

test('a forgotten password is replaced with the mailed link', async () => {
  const member = await mall.makeMember({ account: AMY });
  expect((await forget()).body).toEqual(DONE);
  const t = await token();
  const [mail] = await mall.mailsTo(AMY);
  expect(mail?.text).toContain(`/forget/${t}`);
  expect(await isGood(t)).toEqual({ valid: true });

  const { status, body } = await reset(t);
  expect([status, body]).toEqual([200, DONE]);
  expect((await mall.as(member).get('/api/member/profile')).status).toBe(401);
  expect((await mall.mailsTo(AMY)).at(-1)?.subject).toBe('您的密碼已經變更｜巷口市集');
  expect((await login(TEST_PASSWORD)).body).toEqual(refused('signInFailed'));
  expect((await login('brand-new-1')).status).toBe(200);
});

test('the reply is the same when there is no account, and nothing is mailed', async () => {
  await mall.makeMember({ account: 'gone@mall.test', deletedAt: new Date() });
  await mall.makeMember({ account: 'line:U1', email: 'line@mall.test', passwordHash: null });
  for (const email of ['nobody@mall.test', 'gone@mall.test', 'line@mall.test']) {
    expect((await forget(email)).body).toEqual(DONE);
  }
  expect(await mall.db.$count(outbox)).toBe(0);
});

test('a link works once, for an hour, and only the latest one', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await mall.makeMember({ account: AMY });
  await forget();
  const first = await token();
  await forget();
  const second = await token();
  expect([await isGood(first), await isGood(second)]).toEqual([{ valid: false }, { valid: true }]);
  expect((await reset(first)).body).toEqual(refused('linkExpired'));
  const [link] = await mall.db.select().from(mailedLinks);
  expect(link?.expiresAt).toEqual(new Date(Date.now() + 3_600_000));

  const both = await Promise.all([reset(second, 'of-the-one'), reset(second, 'of-the-other')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await isGood(second)).toEqual({ valid: false });
});

test('a password that is too short leaves the link valid', async () => {
  await mall.makeMember({ account: AMY });
  await forget();
  const t = await token();
  expect((await reset(t, 'short')).body).toEqual(refused('invalidFields'));
  expect(await isGood(t)).toEqual({ valid: true });
});

test('an expired, invented or confirmation link is refused', async () => {
  await mall.makeMember({ account: AMY });
  await forget();
  const t = await token();
  expect((await reset('x'.repeat(43))).body).toEqual(refused('linkExpired'));
  await mall.db.update(mailedLinks).set({ purpose: 'confirm' });
  expect((await reset(t)).body).toEqual(refused('linkExpired'));
  await mall.db.update(mailedLinks).set({ purpose: 'reset', expiresAt: new Date() });
  expect((await reset(t)).body).toEqual(refused('linkExpired'));
  expect(await isGood(t)).toEqual({ valid: false });
});

test('a new password by mail confirms the member’s address', async () => {
  await mall.makeMember({ account: AMY, confirmedAt: null });
  await forget();
  await reset(await token());
  for (const { text } of await mall.mailsTo(AMY)) expect(text).toMatch(/^您好：/);
  expect((await login('brand-new-1')).status).toBe(200);
  const [row] = await mall.db.select().from(members).where(eq(members.account, AMY));
  expect(row?.confirmedAt).toBeInstanceOf(Date);
});

test('a link is invalid after the password changed', async () => {
  const member = await mall.makeMember({ account: AMY });
  await forget();
  const t = await token();
  const changed = await mall.as(member).post('/api/member/password/store', {
    old_password: encode(TEST_PASSWORD),
    password: encode('another-one-1'),
  });
  expect(changed.status).toBe(200);
  expect(await isGood(t)).toEqual({ valid: false });
  expect((await reset(t)).body).toEqual(refused('linkExpired'));
  expect((await login('another-one-1')).status).toBe(200);
});

test('a member who guessed too often can reset the password by mail', async () => {
  await mall.makeMember({ account: AMY });
  for (let guess = 0; guess < 11; guess += 1) await login(`guess-${guess}`);
  expect((await login(TEST_PASSWORD)).body).toEqual(refused('signInBlocked'));
  await forget();
  await reset(await token());
  expect((await login('brand-new-1')).status).toBe(200);
});

test('a request needs a captcha, and the number of emails is limited', async () => {
  const wrong = { ...(await mall.makeCaptcha()), verify_text: '0' };
  const refusal = await mall.as().post('/api/forget/mail', { email: AMY, ...wrong });
  expect(refusal.body).toEqual(refused('captchaWrong'));
  await mall.makeMember({ account: AMY });
  const mails = async () => (await mall.mailsTo(AMY)).length;
  // A stranger requests eight mails, and the one of this hour.
  for (let sent = 0; sent < 20; sent += 1) await forget();
  expect(await mails()).toBe(9);
  // The owner uses the latest link, and is mailed another one although the limit is reached.
  expect((await reset(await token())).status).toBe(200);
  const before = await mails();
  await forget();
  expect(await mails()).toBe(before + 1);
  await forget();
  expect(await mails()).toBe(before + 1);
});
