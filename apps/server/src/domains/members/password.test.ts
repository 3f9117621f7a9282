import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CACHES_ON } from '../../testing/caches-on';
import { startTestMall, TEST_PASSWORD, type TestMall, type TestMember } from '../../testing';
import { fakeIntervals } from '../../testing/fake-intervals';
import { refused } from '../../testing/refused';
import { openSocket, untilCut } from '../../testing/sockets';

let mall: TestMall;
// The job that looks for ended sessions does not run: sockets are disconnected by the call itself.
beforeAll(fakeIntervals);
beforeAll(async () => {
  mall = await startTestMall(CACHES_ON);
});
beforeEach(() => mall.reset());
afterAll(async () => {
  await mall.stop();
  vi.useRealTimers();
});

const AMY = 'amy@mall.test';
const encode = (password: string) => Buffer.from(password).toString('base64');
const change = (member: Pick<TestMember, 'token'>, password = 'brand-new-1', old = TEST_PASSWORD) =>
  mall.as(member).post('/api/member/password/store', {
    password: encode(password),
    old_password: encode(old),
  });
const login = async (password: string) =>
  mall.as().post('/api/login', {
    account: AMY,
    type: 'account',
    password: encode(password),
    device_name: 'Chrome',
    ...(await mall.makeCaptcha()),
  });
const isIn = async (member: Pick<TestMember, 'token'>) =>
  (await mall.as(member).get('/api/member/profile')).status === 200;

test('a changed password ends all other sessions at once, with their sockets', async () => {
  const member = await mall.makeMember({ account: AMY });
  const elsewhere = { token: ((await login(TEST_PASSWORD)).body.data as { t: string }).t };
  const sockets = [
    await openSocket(mall.baseUrl, member.token),
    await openSocket(mall.baseUrl, elsewhere.token),
  ] as const;
  const cut = untilCut(sockets[1]);
  const { status, body } = await change(member);
  expect([status, body.data]).toEqual([200, { done: true }]);
  expect(await isIn(elsewhere)).toBe(false);
  await cut;

  expect(await isIn(member)).toBe(true);
  expect(sockets[0].connected).toBe(true);
  sockets[0].close();
  expect((await mall.mailsTo(AMY)).map(({ subject }) => subject)).toEqual([
    '您的帳號在新的裝置登入｜巷口市集',
    '您的密碼已經變更｜巷口市集',
  ]);
  expect((await login(TEST_PASSWORD)).body).toEqual(refused('signInFailed'));
  expect((await login('brand-new-1')).status).toBe(200);
});

describe('a password with accents', () => {
  const COMPOSED = 'crème-brûlée　好吃';
  const DECOMPOSED = 'crème-brûlée 好吃'.normalize('NFD');

  test('signs in whether or not the keyboard composes its letters', async () => {
    const member = await mall.makeMember({ account: AMY });
    expect((await change(member, DECOMPOSED)).status).toBe(200);
    expect((await login(COMPOSED)).status).toBe(200);
    expect((await login(DECOMPOSED)).status).toBe(200);
    expect((await login('creme-brulee 好吃')).body).toEqual(refused('signInFailed'));
  });

  test('still signs in when it was stored as typed', async () => {
    const passwordHash = await hash(DECOMPOSED, { memoryCost: 47_104, timeCost: 1 });
    await mall.makeMember({ account: AMY, passwordHash });
    expect((await login(DECOMPOSED)).status).toBe(200);
  });
});

test('a password of 72 Chinese characters is accepted, and one of 73 is refused with that number', async () => {
  const characters = [...Array(73).keys()].map((at) => String.fromCodePoint(0x4e00 + at * 7));
  const member = await mall.makeMember({ account: AMY });
  const refusal = await change(member, characters.join(''));
  expect(refusal.body.data).toMatchObject({ fields: [{ msg: '最多 72 個字' }] });
  const longest = characters.slice(0, 72).join('');
  expect((await change(member, longest)).status).toBe(200);
  expect((await login(longest)).status).toBe(200);
});

test('a password reset disconnects every socket at once', async () => {
  const member = await mall.makeMember({ account: AMY });
  const socket = await openSocket(mall.baseUrl, member.token);
  await mall.as().post('/api/forget/mail', { email: AMY, ...(await mall.makeCaptcha()) });
  const t = (await mall.mailsTo(AMY))[0]?.token;
  const cut = untilCut(socket);
  await mall.as().post('/api/password/reset', { t, password: encode('brand-new-1') });
  await cut;
  expect(await isIn(member)).toBe(false);
});

test('a sign-out invalidates its token and disconnects its sockets at once', async () => {
  const member = await mall.makeMember();
  const socket = await openSocket(mall.baseUrl, member.token);
  const cut = untilCut(socket);
  await mall.as(member).post('/api/logout');
  expect(await isIn(member)).toBe(false);
  await cut;
});

test('the old password is required, and cannot be guessed', async () => {
  const member = await mall.makeMember({ account: AMY });
  const wrong = await change(member, 'brand-new-1', 'not-the-one');
  expect([wrong.status, wrong.body]).toEqual([422, refused('passwordWrong')]);
  const none = await mall
    .as(member)
    .post('/api/member/password/store', { password: encode('brand-new-1') });
  expect(none.body).toEqual(refused('passwordNeeded'));
  for (let guess = 1; guess < 10; guess += 1) await change(member, 'brand-new-1', `guess-${guess}`);
  const { status, body } = await change(member);
  expect([status, body]).toEqual([429, refused('signInBlocked')]);
  expect((await login(TEST_PASSWORD)).status).toBe(200);
});

test('a member without a password sets the first one without it', async () => {
  const member = await mall.makeMember({ account: AMY, passwordHash: null });
  const { status } = await mall
    .as(member)
    .post('/api/member/password/store', { password: encode('brand-new-1') });
  expect(status).toBe(200);
  expect((await login('brand-new-1')).body.data).toMatchObject({
    profile: { has_password: true },
  });
});

test('a new password that is too short changes nothing', async () => {
  const member = await mall.makeMember({ account: AMY });
  expect((await change(member, 'short')).body).toEqual(refused('invalidFields'));
  expect((await login(TEST_PASSWORD)).status).toBe(200);
});
