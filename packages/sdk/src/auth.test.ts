import {
  signInAtFacebook,
  signInAtLine,
  FAKE_PEOPLE,
  fakeSocial,
  TEST_PASSWORD,
} from '@mall/server/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { solveCaptcha } from './captcha';
import type { Mall } from './client';
import { isMallError } from './errors';
import { refusalOf, setupMall } from './testing/setup';

const setup = setupMall({ social: fakeSocial });
beforeEach(() => setup.server.makeGroup({ id: 1, name: '一般會員' }));

const FANG = 'fang@mall.test';

/** The fields of a solved captcha. */
const verified = async (mall: Mall) => solveCaptcha(await mall.auth.captcha());

const register = async (mall: Mall) =>
  mall.auth.register({
    account: FANG,
    name: '阿芳',
    phone: '0912345678',
    password: TEST_PASSWORD,
    ...(await verified(mall)),
  });
const mailedToken = async () => (await setup.server.mailsTo(FANG)).at(-1)?.token ?? '';
const login = async (mall: Mall, password = TEST_PASSWORD) =>
  mall.auth.login({ account: FANG, password, device_name: 'test', ...(await verified(mall)) });

/** Registers a shopper and follows the emailed link. */
async function signUp(): Promise<Mall> {
  const mall = setup.guest();
  await register(mall);
  await mall.auth.activate(await mailedToken(), { device_name: 'test' });
  return mall;
}

describe('register', () => {
  it('starts no session before the emailed link is followed, and stores it afterwards', async () => {
    const mall = setup.guest();
    await register(mall);
    expect(mall.session.get()).toBeNull();
    await setup.server.background.settled();
    expect(await refusalOf(login(mall), 'confirmationNeeded')).toBe('confirmationNeeded');
    const profile = await mall.auth.activate(await mailedToken(), { device_name: 'test' });
    expect(profile.name).toBe('阿芳');
    expect(mall.session.get()?.profile.account).toBe(FANG);
  });

  it('emails the link again and invalidates the first one', async () => {
    const mall = setup.guest();
    await register(mall);
    const first = await mailedToken();
    await mall.auth.resend({ email: FANG, ...(await verified(mall)) });
    // The second email is sent after the response.
    const second = await mailedToken();
    const late = mall.auth.activate(first, { device_name: 'test' });
    expect(await refusalOf(late, 'linkExpired')).toBe('linkExpired');
    await mall.auth.activate(second, { device_name: 'test' });
  });

  it('names the refused field', async () => {
    const refusal = setup.guest().auth.register({
      account: 'nobody',
      name: '',
      phone: '12',
      password: 'x',
      verify_key: 'key',
      verify_text: '1',
    });
    const error: unknown = await refusal.catch((reason: unknown) => reason);
    expect(isMallError(error, 'invalidFields') && error.fields.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['account', 'name', 'phone']),
    );
  });
});

describe('login', () => {
  it('stores the session, reads the profile and signs out', async () => {
    const mall = await signUp();
    expect((await mall.members.profile()).account).toBe(FANG);
    await mall.auth.logout();
    expect(mall.session.get()).toBeNull();
    await expect(mall.members.profile()).rejects.toMatchObject({
      code: -1,
      msg: 'Unauthenticated.',
    });
  });

  it('sends the password as typed, base64-encoded', async () => {
    await signUp();
    const mall = setup.guest();
    expect((await login(mall)).name).toBe('阿芳');
    expect(mall.session.get()?.profile.name).toBe('阿芳');
  });

  it('rejects a wrong password with a message and stores no session', async () => {
    await signUp();
    const mall = setup.guest();
    const error: unknown = await login(mall, 'not-the-one').catch((reason: unknown) => reason);
    expect(isMallError(error, 'signInFailed')).toBe(true);
    expect(error).toHaveProperty('msg', '帳號或密碼不正確');
    expect(mall.session.get()).toBeNull();
  });
});

describe('resetPassword', () => {
  it('sets a new password with the emailed link and signs out every device', async () => {
    const mall = await signUp();
    const elsewhere = setup.guest();
    await elsewhere.auth.forgetMail({ email: FANG, ...(await verified(elsewhere)) });
    const t = await mailedToken();
    expect(await elsewhere.auth.forget(t)).toBe(true);
    await elsewhere.auth.resetPassword(t, '新的密碼-1234');
    expect(await elsewhere.auth.forget(t)).toBe(false);
    expect(elsewhere.session.get()).toBeNull();
    await mall.members.profile().catch(() => undefined);
    expect(mall.session.get()).toBeNull();
    expect((await login(elsewhere, '新的密碼-1234')).name).toBe('阿芳');
  });

  it('rejects an invalid link', async () => {
    const call = setup.guest().auth.resetPassword('x'.repeat(43), '新的密碼-1234');
    expect(await refusalOf(call, 'linkExpired')).toBe('linkExpired');
  });
});

describe('loginBy', () => {
  const { newcomer, withoutEmail } = FAKE_PEOPLE;
  const device_name = 'test';

  it('stores the session of the person that the provider confirms', async () => {
    const mall = setup.guest();
    const proof = await signInAtLine(setup.server.baseUrl, newcomer);
    const profile = await mall.auth.loginBy({ type: 'line', ...proof, device_name });
    expect(profile).toMatchObject({ name: '許小樂', has_password: false });
    expect(mall.session.get()?.profile.name).toBe('許小樂');

    const sign = await signInAtFacebook(setup.server.baseUrl, newcomer);
    const other = await setup.guest().auth.loginBy({ type: 'facebook', sign, device_name });
    expect(other.name).toBe('許小樂');
  });

  it('is refused with the specified message when the provider gives no email address', async () => {
    const mall = setup.guest();
    const proof = await signInAtLine(setup.server.baseUrl, withoutEmail);
    const call = mall.auth.loginBy({ type: 'line', ...proof, device_name });
    expect(await refusalOf(call, 'emailNeeded')).toBe('emailNeeded');
    expect(mall.session.get()).toBeNull();
  });
});
