import { TEST_PASSWORD } from '@mall/server/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Mall } from './client';
import { isMallError } from './errors';
import { setStage } from './testing/stage';

const stage = setStage();
beforeEach(() => stage.server.makeGroup({ id: 1, name: '一般會員' }));

/** Signs up as a shopper would who reads the question. */
async function signUp(): Promise<Mall> {
  const mall = stage.guest();
  const captcha = await mall.auth.captcha();
  await mall.auth.register({
    account: 'fang@mall.test',
    name: '阿芳',
    phone: '0912345678',
    password: TEST_PASSWORD,
    verify_key: captcha.key,
    verify_text: answerTo(captcha.question),
    device_name: 'test',
  });
  return mall;
}

/** Reads the question as a person would: two numbers, added up. */
function answerTo(question: string): string {
  const numbers = [...question.replaceAll('兩', '二')]
    .map((sign) => '零一二三四五六七八九'.indexOf(sign))
    .filter((number) => number >= 0);
  const [one = 0, other = 0] = numbers;
  return String(one + other);
}

describe('signing in', () => {
  it('registers, keeps the session, reads the profile, signs out', async () => {
    const mall = await signUp();
    expect(mall.session.get()?.profile.name).toBe('阿芳');
    expect((await mall.members.profile()).account).toBe('fang@mall.test');
    await mall.auth.logout();
    expect(mall.session.get()).toBeNull();
    await expect(mall.members.profile()).rejects.toMatchObject({
      code: -1,
      msg: 'Unauthenticated.',
    });
  });

  it('signs in with the password as typed, encoded on the wire', async () => {
    await signUp();
    const mall = stage.guest();
    const captcha = await mall.auth.captcha();
    const credentials = {
      account: 'fang@mall.test',
      verify_key: captcha.key,
      verify_text: answerTo(captcha.question),
      device_name: 'test',
    };
    const profile = await mall.auth.login({ ...credentials, password: TEST_PASSWORD });
    expect(profile.name).toBe('阿芳');
  });

  it('tells a wrong password in words, and keeps nobody signed in', async () => {
    await signUp();
    const mall = stage.guest();
    const captcha = await mall.auth.captcha();
    const attempt = mall.auth.login({
      account: 'fang@mall.test',
      password: 'not-the-one',
      verify_key: captcha.key,
      verify_text: answerTo(captcha.question),
      device_name: 'test',
    });
    const error: unknown = await attempt.catch((reason: unknown) => reason);
    expect(isMallError(error, 'signInFailed')).toBe(true);
    expect(error).toHaveProperty('msg', '帳號或密碼不正確');
    expect(mall.session.get()).toBeNull();
  });

  it('names the field that was refused', async () => {
    const mall = stage.guest();
    const refusal = mall.auth.register({
      account: 'nobody',
      name: '',
      phone: '12',
      password: 'x',
      verify_key: 'key',
      verify_text: '1',
      device_name: 'test',
    });
    const error: unknown = await refusal.catch((reason: unknown) => reason);
    expect(isMallError(error, 'invalidFields') && error.fields.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['account', 'name', 'phone']),
    );
  });
});
