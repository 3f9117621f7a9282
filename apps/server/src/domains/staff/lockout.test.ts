import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { members, staff } from '../../db/schema';
import { trustedProxies } from '../../http/trusted-proxies';
import { dataOf, TEST_PASSWORD } from '../../testing';
import { createAuthenticator } from '../../testing/authenticator';
import { codeOf } from '../../testing/authenticator-app';
import { type DeskCaller, deskCaller } from '../../testing/colleagues';
import { describeMall } from '../../testing/describe-mall';
import { enterPassword, type PasswordEntry } from '../../testing/desk-sign-in';
import { refused } from '../../testing/refused';
import { stopClock } from '../../testing/stop-clock';

const mall = describeMall({ trustProxy: trustedProxies('1') });
stopClock();

const AMY = 'amy@mall.test';
const HOME = '203.0.113.7';
const PERIOD_MS = 30_000;
/** A hash that is cheap to check: these tests are about the number of guesses. */
const cheapHash = () => hash(TEST_PASSWORD, { memoryCost: 8, timeCost: 1 });

let amyId = 0;
beforeEach(async () => {
  const amy = await mall.makeMember({
    ...{ account: AMY, role: 'staff', passwordHash: await cheapHash() },
  });
  amyId = amy.id;
  await mall.db.insert(staff).values({ memberId: amy.id, displayName: '艾咪', roles: ['owner'] });
});

const enter = (desk: DeskCaller, entry: Partial<PasswordEntry> = {}) =>
  enterPassword(mall, desk, { account: AMY, from: HOME, ...entry });
const guess = (entry: Partial<PasswordEntry> = {}, desk = deskCaller(mall)) =>
  enter(desk, { password: 'Wrong-1234', ...entry });
const verify = (desk: DeskCaller, code: string) => desk.post('/api/staff/session/verify', { code });
const stateOf = async (desk: DeskCaller) =>
  dataOf<{ state: string } | null>(await desk.get('/api/staff/session'))?.state;

/** Signs in for the first time, on a device that the desk knows from then on. */
async function enrol() {
  const desk = deskCaller(mall);
  await enter(desk);
  const { secret } = dataOf<{ secret: string }>(await desk.post('/api/staff/session/factor/start'));
  const added = await desk.post('/api/staff/session/factor/store', { code: codeOf(secret) });
  const { recovery_codes: codes } = dataOf<{ recovery_codes: readonly string[] }>(added);
  return { desk, secret, codes };
}
/** A browser that has the cookies of another one, and no session. */
async function signedOut(desk: DeskCaller): Promise<DeskCaller> {
  await desk.post('/api/staff/session/sign-out');
  return desk;
}
/** 102 wrong passwords from twelve addresses, nine each at most. */
async function attack(): Promise<void> {
  for (let made = 0; made < 102; made += 1) await guess({ from: `198.51.100.${made % 12}` });
}

describe('a colleague gets in after 102 wrong passwords from 12 addresses', () => {
  test('when the device is known', async () => {
    const { desk, secret } = await enrol();
    await signedOut(desk);
    await attack();
    expect((await enter(desk, { hasProof: false })).status).toBe(200);
    expect((await verify(desk, codeOf(secret, 1))).status).toBe(200);
  });

  test('when the device is unknown and solves a captcha', async () => {
    const { secret } = await enrol();
    await attack();
    const desk = deskCaller(mall);
    expect((await enter(desk)).status).toBe(200);
    expect((await verify(desk, codeOf(secret, 1))).status).toBe(200);
  });

  test('when a passkey opens the desk alone', async () => {
    const { desk } = await enrol();
    const device = createAuthenticator({ origin: new URL(mall.baseUrl).origin });
    const creation = dataOf<Parameters<typeof device.create>[0]>(
      await desk.post('/api/staff/factor/passkey/start'),
    );
    const passkey = device.create(creation);
    await desk.post('/api/staff/factor/passkey/store', { passkey, device_name: '手機' });
    await attack();
    const another = deskCaller(mall);
    const request = dataOf<Parameters<typeof device.get>[0]>(
      await another.post('/api/staff/session/passkey/request'),
    );
    await another.post('/api/staff/session/passkey/sign-in', { passkey: device.get(request) });
    expect(await stateOf(another)).toBe('open');
  });
});

describe('an unknown device', () => {
  test.each([
    ['the right password', {}],
    ['a wrong password', { password: 'Wrong-1234' }],
    ['an unknown account', { account: 'nobody@mall.test' }],
  ])('is asked for a captcha when it sends %s', async (_what, entry) => {
    const reply = await enter(deskCaller(mall), { ...entry, hasProof: false });
    expect([reply.status, reply.body]).toEqual([422, refused('proofNeeded')]);
  });

  test('is refused when its captcha is wrong or was used', async () => {
    const proof = await mall.makeCaptcha();
    const password = Buffer.from(TEST_PASSWORD).toString('base64');
    const send = (more: object) =>
      deskCaller(mall).post('/api/staff/session/sign-in', { account: AMY, password, ...more });
    expect((await send(proof)).status).toBe(200);
    expect((await send(proof)).body).toEqual(refused('captchaWrong'));
    const wrong = { ...(await mall.makeCaptcha()), verify_text: '4321' };
    expect((await send(wrong)).body).toEqual(refused('captchaWrong'));
  });

  test('is blocked after ten wrong passwords, and another address is not', async () => {
    for (let made = 0; made < 10; made += 1) {
      expect((await guess()).body).toEqual(refused('deskSignInFailed'));
    }
    expect((await enter(deskCaller(mall))).body).toEqual(refused('signInBlocked'));
    expect((await enter(deskCaller(mall), { from: '198.51.100.1' })).status).toBe(200);
  });

  test('is not counted when the password is right', async () => {
    for (let made = 0; made < 70; made += 1) {
      expect((await enter(deskCaller(mall))).status).toBe(200);
    }
  });
});

describe('a known device', () => {
  test('is blocked after ten wrong passwords of its own', async () => {
    const desk = await signedOut((await enrol()).desk);
    for (let made = 0; made < 10; made += 1) {
      expect((await guess({ hasProof: false }, desk)).body).toEqual(refused('deskSignInFailed'));
    }
    expect((await enter(desk)).body).toEqual(refused('signInBlocked'));
    expect((await enter(deskCaller(mall))).status).toBe(200);
  });

  test('is unknown to another colleague, and when the password has changed', async () => {
    const desk = await signedOut((await enrol()).desk);
    const { id } = await mall.makeMember({ account: 'ben@mall.test', role: 'staff' });
    await mall.db.insert(staff).values({ memberId: id, displayName: '阿班', roles: ['clerk'] });
    const asBen = await enter(desk, { account: 'ben@mall.test', hasProof: false });
    expect(asBen.body).toEqual(refused('proofNeeded'));
    await mall.db
      .update(members)
      .set({ deviceKey: 'f3a0c1de-0000-4000-8000-000000000001' })
      .where(eq(members.id, amyId));
    expect((await enter(desk, { hasProof: false })).body).toEqual(refused('proofNeeded'));
  });

  test('is not one that is known to the site alone', async () => {
    const reply = await mall.as().post('/api/login', {
      ...{ account: AMY, type: 'account', device_name: 'Chrome' },
      ...{ password: Buffer.from(TEST_PASSWORD).toString('base64') },
      ...(await mall.makeCaptcha()),
    });
    const value = /mall_device=([^;]+)/.exec(reply.headers.getSetCookie().join('\n'))?.[1];
    expect(value).toBeDefined();
    const refusal = await deskCaller(mall).post(
      '/api/staff/session/sign-in',
      { account: AMY, password: Buffer.from(TEST_PASSWORD).toString('base64') },
      { cookie: `XSRF-TOKEN=x; desk_device=${value}` },
    );
    expect(refusal.body).toEqual(refused('proofNeeded'));
  });
});

/** Each kind of code, with wrong ones of it. */
const CODES = [
  ['code of an app', '000000'],
  ['recovery code', 'AAAAAAAAAA'],
] as const;

describe.each(CODES)('a wrong %s', (_kind, wrong) => {
  test('is blocked after ten of one session, and the right one of another session is taken', async () => {
    const { desk, secret } = await enrol();
    for (let made = 0; made < 10; made += 1) {
      expect((await verify(desk, wrong)).body).toEqual(refused('factorWrong'));
    }
    expect((await verify(desk, codeOf(secret, 1))).body).toEqual(refused('signInBlocked'));
    const another = deskCaller(mall);
    await enter(another);
    expect((await verify(another, codeOf(secret, 1))).status).toBe(200);
  });

  test('of somebody who knows the password does not keep the open desk from a code', async () => {
    const { desk, secret } = await enrol();
    const stranger = deskCaller(mall);
    await enter(stranger, { from: '198.51.100.1' });
    for (let made = 0; made < 11; made += 1) await verify(stranger, wrong);
    expect((await verify(stranger, codeOf(secret, 1))).body).toEqual(refused('signInBlocked'));
    await desk.post('/api/staff/session/lock');
    expect((await verify(desk, codeOf(secret, 1))).status).toBe(200);
  });

  test('is blocked on unknown devices after thirty in a day, whatever the session', async () => {
    const { desk, secret } = await enrol();
    await signedOut(desk);
    for (let session = 0; session < 4; session += 1) {
      const stranger = deskCaller(mall);
      await enter(stranger, { from: '198.51.100.1' });
      for (let made = 0; made < 8; made += 1) await verify(stranger, wrong);
    }
    const unknown = deskCaller(mall);
    await enter(unknown);
    expect((await verify(unknown, codeOf(secret, 1))).body).toEqual(refused('signInBlocked'));
    await enter(desk, { hasProof: false });
    expect((await verify(desk, codeOf(secret, 1))).status).toBe(200);
  });
});

test('a right code is never counted', async () => {
  const { desk, secret } = await enrol();
  for (let used = 0; used < 15; used += 1) {
    vi.setSystemTime(Date.now() + PERIOD_MS);
    expect((await verify(desk, codeOf(secret))).status).toBe(200);
  }
});

test('the first code of an authenticator app is blocked after ten wrong codes', async () => {
  const desk = deskCaller(mall);
  await enter(desk);
  const { secret } = dataOf<{ secret: string }>(await desk.post('/api/staff/session/factor/start'));
  const add = (code: string) => desk.post('/api/staff/session/factor/store', { code });
  for (let made = 0; made < 10; made += 1) {
    expect((await add('000000')).body).toEqual(refused('factorWrong'));
  }
  expect((await add(codeOf(secret))).body).toEqual(refused('signInBlocked'));
});

test('a code opens the locked desk after eleven wrong passwords on the site', async () => {
  const { desk, secret } = await enrol();
  const site = await mall.signInAgain({ id: amyId, account: AMY, gid: 1, token: '' });
  for (let made = 0; made < 11; made += 1) {
    await mall.as(site).post('/api/member/destroy', { password: 'V3Jvbmc=' });
  }
  await desk.post('/api/staff/session/lock');
  expect((await verify(desk, codeOf(secret, 1))).status).toBe(200);
});
