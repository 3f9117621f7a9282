import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { StaffReply } from '@mall/contract/staff';
import { auditEntries, deskChallenges, deskSessions, passkeys, staff } from '../../db/schema';
import { dataOf } from '../../testing';
import { createAuthenticator } from '../../testing/authenticator';
import {
  deskCaller,
  makeColleague,
  signInAtDesk,
  type DeskCaller,
  type TestColleague,
} from '../../testing/colleagues';
import { codeOf } from '../../testing/authenticator-app';
import { describeMall } from '../../testing/describe-mall';
import { enterPassword } from '../../testing/desk-sign-in';
import { refused } from '../../testing/refused';
import { stopClock } from '../../testing/stop-clock';

const mall = describeMall();
stopClock();
const AMY = 'amy@mall.test';

type Session = StaffReply<'session', 'signIn'>;
type Device = ReturnType<typeof createAuthenticator>;

/** A passkey is bound to a domain: browsers have none for an IP address. */
const newDevice = (options: { readonly counts?: boolean } = {}) =>
  createAuthenticator({ origin: new URL(mall.baseUrl).origin, ...options });

let amyId = 0;
beforeEach(async () => {
  const amy = await mall.makeMember({ account: AMY, role: 'staff' });
  amyId = amy.id;
  await mall.db.insert(staff).values({ memberId: amy.id, displayName: '艾咪', roles: ['clerk'] });
});

const signIn = async (desk: DeskCaller = deskCaller(mall)) => {
  await enterPassword(mall, desk, { account: AMY });
  return desk;
};
const session = async (desk: DeskCaller) =>
  dataOf<Session | null>(await desk.get('/api/staff/session'));
const startPasskey = (desk: DeskCaller) => desk.post('/api/staff/factor/passkey/start');
const creation = async (desk: DeskCaller) =>
  dataOf<StaffReply<'factors', 'startPasskey'>>(await startPasskey(desk));
const addPasskey = async (desk: DeskCaller, device: Device, options = creation(desk)) =>
  desk.post('/api/staff/factor/passkey/store', {
    passkey: device.create(await options),
    device_name: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/150.0.0.0 Safari/537.36',
  });
const requestPasskey = (desk: DeskCaller) => desk.post('/api/staff/factor/passkey/request');
const request = async (desk: DeskCaller) =>
  dataOf<StaffReply<'factors', 'requestPasskey'>>(await requestPasskey(desk));
const verifyPasskey = (desk: DeskCaller, passkey: ReturnType<Device['get']>) =>
  desk.post('/api/staff/factor/passkey/verify', { passkey });
const usePasskey = async (desk: DeskCaller, device: Device) =>
  verifyPasskey(desk, device.get(await request(desk)));
const factors = async (desk: DeskCaller) =>
  dataOf<StaffReply<'factors', 'get'>>(await desk.get('/api/staff/factor'));
const expire = (id: number) =>
  mall.db.update(deskSessions).set({ freshUntil: null }).where(eq(deskSessions.memberId, id));

/** Signs in for the first time and sets a passkey up. */
async function enrol(): Promise<{ readonly desk: DeskCaller; readonly device: Device }> {
  const desk = await signIn();
  const device = newDevice();
  await addPasskey(desk, device);
  return { desk, device };
}
const startApp = async (desk: DeskCaller) =>
  dataOf<{ secret: string }>(await desk.post('/api/staff/session/factor/start')).secret;
const addApp = (desk: DeskCaller, code: string) =>
  desk.post('/api/staff/session/factor/store', { code });

describe('a passkey', () => {
  test('is the second factor of a first sign-in, with ten recovery codes', async () => {
    const desk = await signIn();
    const reply = await addPasskey(desk, newDevice());
    const added = dataOf<StaffReply<'factors', 'addPasskey'>>(reply);
    expect(new Set(added.recovery_codes).size).toBe(10);
    expect(added.session).toMatchObject({ state: 'open', has_app: false, passkeys: 1 });
    expect(added.factors).toMatchObject({
      has_app: false,
      passkeys: [{ name: 'Chrome (macOS)', used_time: null }],
      recovery_codes_left: 10,
    });
  });

  test('opens each further sign-in, and makes the session fresh', async () => {
    const { device } = await enrol();
    const desk = await signIn();
    expect((await session(desk))?.state).toBe('verifying');
    const reply = await usePasskey(desk, device);
    expect(dataOf<Session>(reply)).toMatchObject({
      state: 'open',
      fresh_until: expect.any(String) as string,
    });
    expect((await factors(desk)).passkeys[0]?.used_time).not.toBeNull();
    const actions = (await mall.db.select().from(auditEntries).orderBy(auditEntries.id)).map(
      ({ action }) => action,
    );
    expect(actions).toEqual(['session.passkeyAdded', 'session.signedIn']);
  });

  test('unlocks a locked desk, without another entry in the audit', async () => {
    const { desk, device } = await enrol();
    await desk.post('/api/staff/session/lock');
    expect(dataOf<Session>(await usePasskey(desk, device)).state).toBe('open');
    expect(await mall.db.select().from(auditEntries)).toHaveLength(1);
  });

  test('is asked for by its id and by the domain of the desk', async () => {
    const { desk } = await enrol();
    const [row] = await mall.db.select().from(passkeys);
    expect(await request(desk)).toMatchObject({
      rpId: new URL(mall.baseUrl).hostname,
      allowCredentials: [{ id: row?.credentialId, type: 'public-key', transports: ['internal'] }],
      userVerification: 'required',
    });
    expect((await creation(desk)).excludeCredentials).toHaveLength(1);
  });
});

describe('a passkey is refused', () => {
  test('when its challenge was used, is too old, or belongs to another session', async () => {
    const { device } = await enrol();
    const desk = await signIn();
    const used = device.get(await request(desk));
    expect((await verifyPasskey(desk, used)).status).toBe(200);
    expect((await verifyPasskey(desk, used)).body).toEqual(refused('passkeyRefused'));

    const stale = device.get(await request(desk));
    const past = new Date(Date.now() - 1);
    await mall.db.update(deskSessions).set({ challengeExpiresAt: past });
    expect((await verifyPasskey(desk, stale)).body).toEqual(refused('passkeyRefused'));

    const other = await signIn();
    await request(other);
    const foreign = device.get(await request(desk));
    expect((await verifyPasskey(other, foreign)).body).toEqual(refused('passkeyRefused'));
    expect((await session(other))?.state).toBe('verifying');
  });

  test('when a colleague has not added it', async () => {
    await enrol();
    const desk = await signIn();
    expect((await usePasskey(desk, newDevice())).body).toEqual(refused('passkeyRefused'));
  });

  test('when another key signs in its name', async () => {
    const { device } = await enrol();
    const desk = await signIn();
    const options = await request(desk);
    const { response } = newDevice().get(options);
    const forged = { ...device.get(options), response };
    expect((await verifyPasskey(desk, forged)).body).toEqual(refused('passkeyRefused'));
    expect((await session(desk))?.state).toBe('verifying');
  });

  test('when it is a copy, which signs with an earlier counter', async () => {
    const { device } = await enrol();
    const desk = await signIn();
    await usePasskey(desk, device);
    await mall.db.update(passkeys).set({ counter: 1_000 });
    expect((await usePasskey(desk, device)).body).toEqual(refused('passkeyRefused'));
  });

  test('once when two of one challenge arrive together', async () => {
    const { device } = await enrol();
    const desk = await signIn();
    const used = device.get(await request(desk));
    const replies = await Promise.all([verifyPasskey(desk, used), verifyPasskey(desk, used)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('a password alone', () => {
  test('adds no second factor beside one', async () => {
    await enrol();
    const desk = await signIn();
    for (const reply of [
      await startPasskey(desk),
      await desk.post('/api/staff/session/factor/start'),
      await addApp(desk, '123456'),
    ]) {
      expect([reply.status, reply.body]).toEqual([409, refused('factorExists')]);
    }
    expect((await session(desk))?.state).toBe('verifying');
  });

  test('adds none when the first one was added after it had begun', async () => {
    const desk = await signIn();
    const options = await creation(desk);
    const secret = await startApp(desk);
    await enrol();
    const added = await addPasskey(desk, newDevice(), Promise.resolve(options));
    // The first factor has ended the session.
    expect(added.body).toEqual(refused('unauthenticated'));
    expect((await addApp(desk, codeOf(secret))).body).toEqual(refused('unauthenticated'));
    expect(await mall.db.select().from(passkeys)).toHaveLength(1);
  });

  test('adds one of two first factors that arrive together', async () => {
    const desks = await Promise.all([signIn(), signIn()]);
    const options = await Promise.all(desks.map(creation));
    const replies = await Promise.all(
      desks.map((desk, at) => {
        const own = options[at];
        if (!own) throw new Error('No options');
        return addPasskey(desk, newDevice(), Promise.resolve(own));
      }),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a further factor', () => {
  test('is added at an open desk with a recent code, and keeps the recovery codes', async () => {
    const { desk } = await enrol();
    const secret = await startApp(desk);
    const added = dataOf<StaffReply<'session', 'addFactor'>>(await addApp(desk, codeOf(secret)));
    expect(added).toMatchObject({ recovery_codes: [], session: { has_app: true, passkeys: 1 } });
    expect(await factors(desk)).toMatchObject({ has_app: true, recovery_codes_left: 10 });
  });

  test('needs a recent code', async () => {
    const { desk } = await enrol();
    await expire(amyId);
    for (const path of ['factor/passkey/start', 'session/factor/start']) {
      const reply = await desk.post(`/api/staff/${path}`);
      expect(reply.body).toEqual(refused('reauthenticationRequired'));
    }
  });

  test('is not added at a locked desk', async () => {
    const { desk } = await enrol();
    await desk.post('/api/staff/session/lock');
    expect((await startPasskey(desk)).body).toEqual(refused('factorExists'));
  });

  test('replaces the authenticator app only once its first code is entered', async () => {
    const desk = await signIn();
    const first = await startApp(desk);
    await addApp(desk, codeOf(first));
    const second = await startApp(desk);
    const verify = async (code: string) =>
      (await signIn()).post('/api/staff/session/verify', { code });
    expect((await verify(codeOf(first, 1))).status).toBe(200);
    expect((await addApp(desk, codeOf(second))).status).toBe(200);
    expect((await verify(codeOf(first, 1))).body).toEqual(refused('factorWrong'));
    expect((await verify(codeOf(second, 1))).status).toBe(200);
  });

  test('is refused beyond ten passkeys', async () => {
    const { desk } = await enrol();
    for (let at = 1; at < 10; at += 1) await addPasskey(desk, newDevice());
    expect((await startPasskey(desk)).body).toEqual(refused('tooManyPasskeys'));
    expect((await factors(desk)).passkeys).toHaveLength(10);
  });
});

describe('a change of the second factors ends the other sessions', () => {
  const changes: Readonly<Record<string, (desk: DeskCaller) => Promise<unknown>>> = {
    'a passkey is added': (desk) => addPasskey(desk, newDevice()),
    'an app is added': async (desk) => addApp(desk, codeOf(await startApp(desk))),
    'the recovery codes are renewed': (desk) => desk.post('/api/staff/factor/recovery/store'),
    async 'a passkey is deleted'(desk) {
      await addPasskey(desk, newDevice());
      const [first] = (await factors(desk)).passkeys;
      await desk.post('/api/staff/factor/passkey/delete', { id: first?.id });
    },
  };

  test.each(Object.keys(changes))('when %s', async (what) => {
    const { desk } = await enrol();
    const elsewhere = await signInAtDesk(mall, amyId);
    expect(await session(elsewhere)).toMatchObject({ state: 'open' });
    await changes[what]?.(desk);
    expect(await session(elsewhere)).toBeNull();
    expect(await session(desk)).toMatchObject({ state: 'open' });
  });
});

describe('a passkey alone', () => {
  const requestSignIn = async (desk: DeskCaller) =>
    dataOf<StaffReply<'session', 'requestPasskey'>>(
      await desk.post('/api/staff/session/passkey/request'),
    );
  const send = (desk: DeskCaller, passkey: ReturnType<Device['get']>) =>
    desk.post('/api/staff/session/passkey/sign-in', { passkey });
  const signInBy = async (desk: DeskCaller, device: Device) =>
    send(desk, device.get(await requestSignIn(desk)));

  test('opens the desk without a password', async () => {
    const { device } = await enrol();
    const desk = deskCaller(mall);
    expect(await requestSignIn(desk)).toMatchObject({ allowCredentials: [] });
    expect(dataOf<Session>(await signInBy(desk, device))).toMatchObject({ state: 'open' });
    expect(await session(desk)).toMatchObject({ state: 'open', colleague: { id: amyId } });
    const mails = (await mall.mailsTo(AMY)).map(({ subject }) => subject);
    expect(mails.at(-1)).toContain('您的後台帳號在新的裝置登入');
  });

  test('opens the desk again and again when it is synced and does not count', async () => {
    const desk = await signIn();
    const device = newDevice({ counts: false });
    await addPasskey(desk, device);
    for (let used = 0; used < 3; used += 1) {
      expect((await signInBy(deskCaller(mall), device)).status).toBe(200);
    }
  });

  test('is refused when its challenge was used or has expired', async () => {
    const { device } = await enrol();
    const used = device.get(await requestSignIn(deskCaller(mall)));
    expect((await send(deskCaller(mall), used)).status).toBe(200);
    expect((await send(deskCaller(mall), used)).body).toEqual(refused('passkeyRefused'));
    const stale = device.get(await requestSignIn(deskCaller(mall)));
    await mall.db.update(deskChallenges).set({ expiresAt: new Date(Date.now() - 1) });
    expect((await send(deskCaller(mall), stale)).body).toEqual(refused('passkeyRefused'));
  });

  test('is refused when nobody has added it, or its colleague is suspended', async () => {
    const { device } = await enrol();
    expect((await signInBy(deskCaller(mall), newDevice())).body).toEqual(refused('passkeyRefused'));
    await mall.db.update(staff).set({ state: 'suspended' });
    const reply = await signInBy(deskCaller(mall), device);
    expect([reply.status, reply.body]).toEqual([422, refused('passkeyRefused')]);
  });
});

describe('a passkey is refused in each use', () => {
  /** Adds a passkey, and returns what uses it, with the options of a device that may be dishonest. */
  const uses: Readonly<
    Record<string, (device: Device, honest: DeskCaller) => Promise<{ readonly body: unknown }>>
  > = {
    'when it is added': async (device) => addPasskey(await signIn(), device),
    async 'beside the password'(device, desk) {
      await addPasskey(desk, device);
      return usePasskey(await signIn(), device);
    },
    async alone(device, desk) {
      await addPasskey(desk, device);
      const stranger = deskCaller(mall);
      const options = dataOf<StaffReply<'session', 'requestPasskey'>>(
        await stranger.post('/api/staff/session/passkey/request'),
      );
      return stranger.post('/api/staff/session/passkey/sign-in', { passkey: device.get(options) });
    },
  };
  const faults = {
    'another site asks for it': { origin: 'https://mall.example.evil.test' },
    'its user was not verified': { verifiesUser: false },
    'the page is in a frame of another site': { isFramed: true },
  };
  const cases = Object.keys(uses).flatMap((use) =>
    Object.entries(faults).map(([fault, options]) => [use, fault, options] as const),
  );

  test.each(cases)('%s, when %s', async (use, _fault, options) => {
    const device = newDevice();
    const desk = await signIn();
    if (use !== 'when it is added') await addPasskey(desk, newDevice());
    device.misbehave(use === 'when it is added' ? 'create' : 'get', options);
    const reply = await uses[use]?.(device, desk);
    expect(reply?.body).toEqual(refused('passkeyRefused'));
  });

  test('when its challenge was made for a new passkey', async () => {
    const { desk, device } = await enrol();
    const { challenge, rp } = await creation(desk);
    const reply = await verifyPasskey(desk, device.get({ challenge, rpId: rp.id }));
    expect(reply.body).toEqual(refused('passkeyRefused'));
  });

  test('when a new passkey answers the challenge of a sign-in', async () => {
    const { desk } = await enrol();
    const made = await creation(desk);
    const { challenge } = await request(desk);
    const options = { ...made, challenge };
    const reply = await addPasskey(desk, newDevice(), Promise.resolve(options));
    expect(reply.body).toEqual(refused('passkeyRefused'));
  });
});

describe('a deleted passkey', () => {
  const remove = (desk: DeskCaller, id: number | undefined) =>
    desk.post('/api/staff/factor/passkey/delete', { id });

  test('opens nothing any more', async () => {
    const { desk, device } = await enrol();
    await addPasskey(desk, newDevice());
    const [first] = (await factors(desk)).passkeys;
    const left = dataOf<StaffReply<'factors', 'get'>>(await remove(desk, first?.id));
    expect(left.passkeys).toHaveLength(1);
    expect((await usePasskey(await signIn(), device)).body).toEqual(refused('passkeyRefused'));
  });

  test('is never the last factor', async () => {
    const { desk } = await enrol();
    const [only] = (await factors(desk)).passkeys;
    expect((await remove(desk, only?.id)).body).toEqual(refused('lastFactor'));
    await addApp(desk, codeOf(await startApp(desk)));
    expect((await remove(desk, only?.id)).status).toBe(200);
  });

  test('is not found when it belongs to another colleague', async () => {
    const { desk } = await enrol();
    const [own] = (await factors(desk)).passkeys;
    const other = await makeColleague(mall, ['owner']);
    expect((await remove(other, own?.id)).body).toEqual(refused('notFound'));
  });
});

test('renewed recovery codes void the earlier ones', async () => {
  const first = await signIn();
  const added = dataOf<StaffReply<'factors', 'addPasskey'>>(await addPasskey(first, newDevice()));
  const renewed = dataOf<StaffReply<'factors', 'renewRecoveryCodes'>>(
    await first.post('/api/staff/factor/recovery/store'),
  );
  expect(renewed.factors.recovery_codes_left).toBe(10);
  const desk = await signIn();
  const verify = (code = '') => desk.post('/api/staff/session/verify', { code });
  expect((await verify(added.recovery_codes[0])).body).toEqual(refused('factorWrong'));
  expect((await verify(renewed.recovery_codes[0])).status).toBe(200);
});

test('the list of people counts a passkey as the second factor, which a reset removes', async () => {
  await enrol();
  const owner: TestColleague = await makeColleague(mall, ['owner'], { name: '何明哲' });
  const hasFactor = async () => {
    const { people } = dataOf<StaffReply<'people', 'list'>>(
      await owner.get('/api/staff/people/list'),
    );
    return people.find(({ id }) => id === amyId)?.has_factor;
  };
  expect(await hasFactor()).toBe(true);
  await owner.post('/api/staff/people/factor/reset', { id: amyId });
  expect(await hasFactor()).toBe(false);
  expect((await session(await signIn()))?.state).toBe('enrolling');
});
