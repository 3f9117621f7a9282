import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Secret } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries, deskSessions, recoveryCodes, staff, staffFactors } from '../../db/schema';
import { dataOf, TEST_PASSWORD } from '../../testing';
import { type DeskCaller, deskCaller, makeColleague, signInAtDesk } from '../../testing/colleagues';
import { codeOf } from '../../testing/authenticator-app';
import { describeMall } from '../../testing/describe-mall';
import { enterPassword } from '../../testing/desk-sign-in';
import { refused } from '../../testing/refused';
import { stopClock } from '../../testing/stop-clock';

const mall = describeMall();
stopClock();

const AMY = 'amy@mall.test';
const MINUTE_MS = 60_000;
const encoded = (password: string) => Buffer.from(password).toString('base64');

interface Session {
  readonly state: string;
  readonly permissions: readonly string[];
  readonly fresh_until: string | null;
  readonly recovery_codes_left: number;
}

const signIn = (desk: DeskCaller, password = TEST_PASSWORD, account = AMY) =>
  enterPassword(mall, desk, { account, password });
const session = async (desk: DeskCaller) =>
  dataOf<Session | null>(await desk.get('/api/staff/session'));
const verify = (desk: DeskCaller, code: string) => desk.post('/api/staff/session/verify', { code });

/** Signs in for the first time and sets up the second factor. */
async function enrol(desk: DeskCaller) {
  await signIn(desk);
  const { secret } = dataOf<{ secret: string }>(await desk.post('/api/staff/session/factor/start'));
  const reply = await desk.post('/api/staff/session/factor/store', { code: codeOf(secret) });
  return { secret, codes: dataOf<{ recovery_codes: string[] }>(reply).recovery_codes };
}

let amyId = 0;
beforeEach(async () => {
  const amy = await mall.makeMember({ account: AMY, role: 'staff' });
  amyId = amy.id;
  await mall.db
    .insert(staff)
    .values({ memberId: amy.id, displayName: '艾咪', roles: ['clerk', 'agent'] });
});

describe('signing in to the desk', () => {
  test('opens nothing by the password alone', async () => {
    const desk = deskCaller(mall);
    const reply = await signIn(desk);
    expect(dataOf<Session>(reply)).toMatchObject({ state: 'enrolling', permissions: [] });
    const denied = await desk.get('/api/staff/audit/list');
    expect([denied.status, denied.body]).toEqual([403, refused('factorMissing')]);
  });

  test('sets a cookie that scripts and other sites cannot use', async () => {
    const reply = await signIn(deskCaller(mall));
    expect(reply.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(JSON.stringify(reply.body)).not.toMatch(/[\w-]{43}/);
  });

  test.each([
    ['a wrong password', AMY, 'Wrong-1234'],
    ['an unknown account', 'nobody@mall.test', TEST_PASSWORD],
    ['a member who is no colleague', 'member@mall.test', TEST_PASSWORD],
    ['a suspended colleague', 'left@mall.test', TEST_PASSWORD],
  ])('is refused in the same words with %s', async (_who, account, password) => {
    await mall.makeMember({ account: 'member@mall.test' });
    const { id } = await mall.makeMember({ account: 'left@mall.test' });
    await mall.db
      .insert(staff)
      .values({ memberId: id, displayName: '前同事', roles: ['owner'], state: 'suspended' });
    const reply = await signIn(deskCaller(mall), password, account);
    expect([reply.status, reply.body]).toEqual([422, refused('deskSignInFailed')]);
  });

  test('gives what the roles allow once the second factor is set up', async () => {
    const desk = deskCaller(mall);
    const { codes } = await enrol(desk);
    expect(new Set(codes).size).toBe(10);
    expect(await session(desk)).toMatchObject({ state: 'open', recovery_codes_left: 10 });
    const permissions = (await session(desk))?.permissions;
    expect(permissions).toEqual(expect.arrayContaining(['orders.ship', 'chat.answer']));
    expect(permissions).not.toContain('orders.refund');
  });

  test('asks for a code at each further sign-in, and takes each code once', async () => {
    const { secret } = await enrol(deskCaller(mall));
    const desk = deskCaller(mall);
    expect(dataOf<Session>(await signIn(desk)).state).toBe('verifying');
    // The code of this time step set the factor up.
    expect((await verify(desk, codeOf(secret))).body).toEqual(refused('factorWrong'));
    expect(dataOf<Session>(await verify(desk, codeOf(secret, 1))).state).toBe('open');
    const another = deskCaller(mall);
    await signIn(another);
    expect((await verify(another, codeOf(secret, 1))).body).toEqual(refused('factorWrong'));
  });

  test('takes a recovery code once, however it is typed', async () => {
    const { codes } = await enrol(deskCaller(mall));
    const [code = ''] = codes;
    const typed = `${code.slice(0, 5)}-${code.slice(5).toLowerCase()} `;
    const desk = deskCaller(mall);
    await signIn(desk);
    expect(dataOf<Session>(await verify(desk, typed))).toMatchObject({
      state: 'open',
      recovery_codes_left: 9,
    });
    const another = deskCaller(mall);
    await signIn(another);
    expect((await verify(another, code)).body).toEqual(refused('factorWrong'));
  });

  test('takes one of nine equal recovery codes that arrive at once', async () => {
    const { codes } = await enrol(deskCaller(mall));
    const desks = await Promise.all(
      Array.from({ length: 9 }, async () => {
        const desk = deskCaller(mall);
        await signIn(desk);
        return desk;
      }),
    );
    const replies = await Promise.all(desks.map((desk) => verify(desk, codes[0] ?? '')));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('does not replace a second factor that is set up', async () => {
    await enrol(deskCaller(mall));
    const desk = deskCaller(mall);
    await signIn(desk);
    const start = await desk.post('/api/staff/session/factor/start');
    expect([start.status, start.body]).toEqual([409, refused('factorExists')]);
    const add = await desk.post('/api/staff/session/factor/store', { code: '123456' });
    expect(add.body).toEqual(refused('factorExists'));
  });

  test('stores the secret so that a copy of the database does not reveal it', async () => {
    const { secret } = await enrol(deskCaller(mall));
    const [row] = await mall.db.select().from(staffFactors);
    const stored = row?.sealedSecret ?? Buffer.alloc(0);
    expect(stored.includes(secret)).toBe(false);
    expect(stored.includes(Buffer.from(Secret.fromBase32(secret).bytes))).toBe(false);
  });

  test('is recorded in the audit with the session that it began', async () => {
    const { secret } = await enrol(deskCaller(mall));
    const desk = deskCaller(mall);
    await signIn(desk);
    await verify(desk, codeOf(secret, 1));
    await desk.post('/api/staff/session/sign-out');
    const actions = (await mall.db.select().from(auditEntries).orderBy(auditEntries.id)).map(
      ({ action }) => action,
    );
    expect(actions).toEqual(['session.factorAdded', 'session.signedIn', 'session.signedOut']);
    expect(await session(desk)).toBeNull();
  });
});

describe('an open desk', () => {
  const age = (change: Partial<typeof deskSessions.$inferInsert>) =>
    mall.db.update(deskSessions).set(change).where(eq(deskSessions.memberId, amyId));
  const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS);

  test('is locked after 30 idle minutes, and a code continues it', async () => {
    const desk = deskCaller(mall);
    const { secret } = await enrol(desk);
    await age({ lastUsedAt: ago(29) });
    expect((await session(desk))?.state).toBe('open');
    await age({ lastUsedAt: ago(31) });
    expect(await session(desk)).toMatchObject({ state: 'locked', permissions: [] });
    expect((await desk.get('/api/staff/audit/list')).body).toEqual(refused('deskLocked'));
    // Asking for the state does not wake it.
    expect((await session(desk))?.state).toBe('locked');
    expect(dataOf<Session>(await verify(desk, codeOf(secret, 1))).state).toBe('open');
    expect((await desk.get('/api/staff/audit/list')).status).toBe(200);
  });

  test('is locked by its colleague', async () => {
    const desk = deskCaller(mall);
    await enrol(desk);
    const locked = dataOf<Session>(await desk.post('/api/staff/session/lock'));
    expect(locked).toMatchObject({ state: 'locked', fresh_until: null });
    expect((await desk.get('/api/staff/audit/list')).body).toEqual(refused('deskLocked'));
  });

  test('ends after twelve hours', async () => {
    const desk = deskCaller(mall);
    await enrol(desk);
    await age({ expiresAt: ago(0) });
    expect(await session(desk)).toBeNull();
  });

  test('ends when the password of its colleague changes on the site', async () => {
    const desk = deskCaller(mall);
    await enrol(desk);
    const site = await mall.signInAgain({ id: amyId, account: AMY, gid: 1, token: '' });
    const password = encoded('Lantern-Alley-77');
    const changed = await mall.as(site).post('/api/member/password/store', {
      ...{ old_password: encoded(TEST_PASSWORD), password, password_again: password },
    });
    expect(changed.status).toBe(200);
    expect(await session(desk)).toBeNull();
  });
});

describe('the two kinds of session', () => {
  test('a token of the site does not open the desk, as header or as cookie', async () => {
    const owner = await makeColleague(mall, ['owner']);
    const bearer = await mall.as({ token: owner.siteToken }).get('/api/staff/session');
    expect([bearer.status, bearer.body.data]).toEqual([200, null]);
    expect(await session(deskCaller(mall, owner.siteToken))).toBeNull();
  });

  test('a token of the desk does not open the site', async () => {
    const owner = await makeColleague(mall, ['owner']);
    const token = /desk=([\w-]+)/.exec(owner.cookie())?.[1] ?? '';
    expect(await session(owner)).toMatchObject({ state: 'open' });
    expect((await mall.as({ token }).get('/api/member/profile')).status).toBe(401);
  });

  test('a write without the token of its page is refused', async () => {
    const owner = await makeColleague(mall, ['owner']);
    const forged = { 'x-xsrf-token': 'other' };
    const reply = await owner.post('/api/staff/session/sign-out', {}, forged);
    expect([reply.status, reply.body]).toEqual([419, refused('csrfMismatch')]);
  });
});

test('a real shop has no demo sign-in', async () => {
  await makeColleague(mall, ['owner']);
  const desk = deskCaller(mall);
  expect(dataOf(await desk.get('/api/staff/session/demo'))).toEqual([]);
  const reply = await desk.post('/api/staff/session/demo/sign-in', { role: 'owner' });
  expect(reply.status).toBe(404);
});

describe('a sign-in to the desk', () => {
  const tokenOf = (desk: DeskCaller) => /desk=([\w-]+)/.exec(desk.cookie())?.[1] ?? '';

  test('replaces the token once the second factor is given', async () => {
    const { secret } = await enrol(deskCaller(mall));
    const desk = deskCaller(mall);
    await signIn(desk);
    const before = tokenOf(desk);
    await verify(desk, codeOf(secret, 1));
    expect(tokenOf(desk)).not.toBe(before);
    expect(await session(deskCaller(mall, before))).toBeNull();
    expect(await session(desk)).toMatchObject({ state: 'open' });
  });

  test('replaces the token once the first factor is added', async () => {
    const desk = deskCaller(mall);
    await signIn(desk);
    const before = tokenOf(desk);
    const { secret } = dataOf<{ secret: string }>(
      await desk.post('/api/staff/session/factor/start'),
    );
    await desk.post('/api/staff/session/factor/store', { code: codeOf(secret) });
    expect(await session(deskCaller(mall, before))).toBeNull();
    expect(await session(desk)).toMatchObject({ state: 'open' });
  });

  test('is mailed to its colleague when the device is unknown, and not when it is known', async () => {
    const desk = deskCaller(mall);
    const { secret } = await enrol(desk);
    const subjects = async () => (await mall.mailsTo(AMY)).map(({ subject }) => subject);
    const first = await subjects();
    expect(first).toEqual([expect.stringContaining('您的後台帳號設定了驗證器 App')]);
    await desk.post('/api/staff/session/sign-out');
    await signIn(desk);
    await verify(desk, codeOf(secret, 1));
    expect(await subjects()).toEqual(first);
    const [code = ''] = dataOf<{ recovery_codes: readonly string[] }>(
      await desk.post('/api/staff/factor/recovery/store'),
    ).recovery_codes;
    const unknown = deskCaller(mall);
    await signIn(unknown);
    await verify(unknown, code);
    expect((await subjects()).at(-1)).toContain('您的後台帳號在新的裝置登入');
  });
});

describe('the sessions of a colleague', () => {
  interface Device {
    readonly id: number;
    readonly device_name: string;
    readonly network: string;
    readonly is_current: boolean;
  }
  const devices = async (desk: DeskCaller) =>
    dataOf<readonly Device[]>(await desk.get('/api/staff/session/list'));
  const FIREFOX =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

  test('are listed with their device and address, without those that were never open', async () => {
    const owner = await makeColleague(mall, ['owner']);
    await signInAtDesk(mall, owner.id, { userAgent: FIREFOX, network: '203.0.113.9' });
    await signIn(deskCaller(mall), TEST_PASSWORD, owner.account);
    expect(await devices(owner)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...{ device_name: 'Firefox (Windows)', network: '203.0.113.9', is_current: false },
        }),
        expect.objectContaining({ device_name: 'test', is_current: true }),
      ]),
    );
    expect(await devices(owner)).toHaveLength(2);
  });

  test('end one by one, or all others at once', async () => {
    const owner = await makeColleague(mall, ['owner']);
    const others = [await signInAtDesk(mall, owner.id), await signInAtDesk(mall, owner.id)];
    const last = await signInAtDesk(mall, owner.id);
    const { id } = (await devices(last)).find(({ is_current }) => is_current) ?? { id: 0 };
    const left = await owner.post('/api/staff/session/end', { which: id });
    expect(dataOf<readonly Device[]>(left)).toHaveLength(3);
    expect(await session(last)).toBeNull();
    await owner.post('/api/staff/session/end', { which: 'others' });
    for (const other of others) expect(await session(other)).toBeNull();
    expect(await session(owner)).toMatchObject({ state: 'open' });
  });

  test('are not found when they belong to another colleague', async () => {
    const owner = await makeColleague(mall, ['owner']);
    const clerk = await makeColleague(mall, ['clerk']);
    const [own] = await devices(clerk);
    const reply = await owner.post('/api/staff/session/end', { which: own?.id });
    expect([reply.status, reply.body]).toEqual([404, refused('notFound')]);
    expect(await session(clerk)).toMatchObject({ state: 'open' });
  });
});

describe('a recovery code', () => {
  test('is refused when it belongs to another colleague', async () => {
    const { codes } = await enrol(deskCaller(mall));
    const { id } = await mall.makeMember({ account: 'ben@mall.test', role: 'staff' });
    await mall.db.insert(staff).values({ memberId: id, displayName: '阿班', roles: ['owner'] });
    const ben = deskCaller(mall);
    await signIn(ben, TEST_PASSWORD, 'ben@mall.test');
    const { secret } = dataOf<{ secret: string }>(
      await ben.post('/api/staff/session/factor/start'),
    );
    await ben.post('/api/staff/session/factor/store', { code: codeOf(secret) });
    await ben.post('/api/staff/session/lock');
    expect((await verify(ben, codes[0] ?? '')).body).toEqual(refused('factorWrong'));
    expect((await session(ben))?.state).toBe('locked');
  });

  test('cannot be recomputed from the database without the key', async () => {
    const { codes } = await enrol(deskCaller(mall));
    const stored = (await mall.db.select().from(recoveryCodes)).map(({ codeHash }) =>
      codeHash.toString('hex'),
    );
    const guesses = codes.flatMap((code) =>
      [code, `recovery:${code}`].map((text) => createHash('sha256').update(text).digest('hex')),
    );
    expect(stored).toHaveLength(10);
    expect(stored.filter((hash) => guesses.includes(hash))).toEqual([]);
  });
});
