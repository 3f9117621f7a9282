import { describe, expect, test } from 'vitest';
import { TEST_PASSWORD } from '../../testing';
import { describeMall } from '../../testing/describe-mall';

const mall = describeMall();

const ACCOUNT = 'Mango.Lover@mall.test';
const NAME = 'Jennifer Chen';
const TOO_COMMON = '這個密碼太常見，很容易被猜到，請換一個';
const PERSONAL = '密碼不能包含您的帳號、電子郵件或姓名';
const encode = (password: string) => Buffer.from(password).toString('base64');

const register = async (password: string) =>
  mall.as().post('/api/register', {
    account: ACCOUNT,
    name: NAME,
    phone: '0987654321',
    password: encode(password),
    ...(await mall.makeCaptcha()),
  });
const change = async (password: string) => {
  const member = await mall.makeMember({ account: 'line:U1', email: ACCOUNT, name: NAME });
  const passwords = { password: encode(password), old_password: encode(TEST_PASSWORD) };
  return mall.as(member).post('/api/member/password/store', passwords);
};
const reset = async (password: string) => {
  await mall.makeMember({ account: ACCOUNT, name: NAME });
  await mall.as().post('/api/forget/mail', { email: ACCOUNT, ...(await mall.makeCaptcha()) });
  const t = (await mall.mailsTo(ACCOUNT)).at(-1)?.token;
  return mall.as().post('/api/password/reset', { t, password: encode(password) });
};

describe.each([
  ['registering', register],
  ['changing a password', change],
  ['resetting a forgotten one', reset],
])('%s', (_, send) => {
  test.each([
    ['password', TOO_COMMON],
    ['PassWord123', TOO_COMMON],
    ['ｐａｓｓｗｏｒｄ', TOO_COMMON],
    ['88888888', TOO_COMMON],
    ['abcabcabc', TOO_COMMON],
    ['23456789', TOO_COMMON],
    ['hgfedcba', TOO_COMMON],
    ['mango.lover-1', PERSONAL],
    ['x-JENNIFER CHEN-x', PERSONAL],
  ])('refuses %s with a reason', async (password, msg) => {
    const { status, body } = await send(password);
    expect([status, body.valid]).toEqual([422, false]);
    expect(body.data).toMatchObject({ fields: [{ field: 'password', msg }] });
  });

  test('accepts a password that only this member would think of', async () => {
    expect((await send('mango-lives-here')).body.valid).toBe(true);
  });
});

test('a mailed link stays valid when the password is refused', async () => {
  await reset('password');
  const t = (await mall.mailsTo(ACCOUNT)).at(-1)?.token;
  const again = { t, password: encode('mango-lives-here') };
  expect((await mall.as().post('/api/password/reset', again)).status).toBe(200);
});

test('a short name inside a password is no reason to refuse it', async () => {
  const member = await mall.makeMember({ account: 'amy@mall.test', name: '小明' });
  const passwords = { password: encode('小明amy愛吃芒果冰'), old_password: encode(TEST_PASSWORD) };
  expect((await mall.as(member).post('/api/member/password/store', passwords)).status).toBe(200);
});
