import { hash } from '@node-rs/argon2';
import { failureCodes, type FailureName } from '@mall/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { members, sessions } from '../../db/schema';
import { TEST_PASSWORD } from '../../testing';
import { describeMall } from '../../testing/describe-mall';

const mall = describeMall();

const encode = (password: string) => Buffer.from(password).toString('base64');
const refused = (name: FailureName) =>
  expect.objectContaining({ valid: false, code: failureCodes[name] });
const signedIn = (account: string) =>
  expect.objectContaining({
    valid: true,
    data: {
      t: expect.stringMatching(/^[\w-]{43}$/),
      profile: expect.objectContaining({ account }),
    },
  });

const login = async (account: string, password = TEST_PASSWORD, more: object = {}) =>
  mall.as().post('/api/login', {
    account,
    type: 'account',
    password: encode(password),
    device_name: 'Chrome',
    ...(await mall.makeCaptcha()),
    ...more,
  });

describe('login', () => {
  test('returns a token for members’ endpoints, and stores only its hash', async () => {
    const member = await mall.makeMember({ account: 'amy@mall.test', name: '陳怡君' });
    const { status, body } = await login('Amy@mall.test');
    expect(status).toBe(200);
    expect(body).toEqual(signedIn('amy@mall.test'));

    const { t } = body.data as { t: string };
    const profile = await mall.as({ token: t }).get('/api/member/profile');
    expect(profile.body.data).toMatchObject({ id: member.id, name: '陳怡君' });
    const stored = await mall.db.select().from(sessions).where(eq(sessions.memberId, member.id));
    expect(stored.map(({ tokenHash }) => tokenHash.toString('utf8'))).not.toContain(t);
  });

  test('answers a wrong password and an unknown account alike', async () => {
    await mall.makeMember({ account: 'amy@mall.test' });
    const wrong = await login('amy@mall.test', 'Mall-12345');
    const unknown = await login('nobody@mall.test');
    expect([wrong.status, wrong.body]).toEqual([422, refused('signInFailed')]);
    expect(unknown.body).toEqual(wrong.body);
  });

  test('refuses a deleted account, and one without a password', async () => {
    await mall.makeMember({ account: 'gone@mall.test', deletedAt: new Date() });
    await mall.makeMember({ account: 'line@mall.test', passwordHash: null });
    expect((await login('gone@mall.test')).body).toEqual(refused('signInFailed'));
    expect((await login('line@mall.test')).body).toEqual(refused('signInFailed'));
    expect((await login('line@mall.test', 'nobody has this password')).body).toEqual(
      refused('signInFailed'),
    );
  });

  test('blocks guessing at one account, even when many guesses arrive at once, and names the wait', async () => {
    await mall.makeMember({ account: 'amy@mall.test' });
    const guesses = await Promise.all(
      Array.from({ length: 15 }, (_, number) => login('amy@mall.test', `guess-${number}`)),
    );
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(10);
    const right = await login('amy@mall.test');
    expect([right.status, right.body]).toEqual([429, refused('signInBlocked')]);
    expect(right.body.msg).toBe('嘗試次數太多，請 15 分鐘後再試');
    await mall.makeMember({ account: 'ben@mall.test' });
    expect((await login('ben@mall.test')).status).toBe(200);
  });

  test('replaces a hash with outdated cost by one of the same password, once', async () => {
    const passwordHash = await hash(TEST_PASSWORD, { memoryCost: 19_456, timeCost: 2 });
    const { id } = await mall.makeMember({ account: 'amy@mall.test', passwordHash });
    const stored = async () =>
      (await mall.db.select().from(members).where(eq(members.id, id)))[0]?.passwordHash;
    await login('amy@mall.test', 'not-the-one');
    expect(await stored()).toBe(passwordHash);
    expect((await login('amy@mall.test')).status).toBe(200);
    const replaced = await stored();
    expect(replaced).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
    expect((await login('amy@mall.test')).status).toBe(200);
    expect(await stored()).toBe(replaced);
  });

  test('ignores fields that the contract does not have', async () => {
    const member = await mall.makeMember({ account: 'amy@mall.test' });
    await login('amy@mall.test', TEST_PASSWORD, { gid: 9, role: 'staff', points: 999 });
    const [row] = await mall.db.select().from(members).where(eq(members.id, member.id));
    expect(row).toMatchObject({ gid: 1, role: 'member', points: 0 });
  });
});

describe('a token', () => {
  const profile = (token: string) => mall.as({ token }).get('/api/member/profile');

  test('is required for members’ endpoints', async () => {
    const guest = await mall.as().get('/api/member/profile');
    expect(guest.status).toBe(401);
    expect(guest.body).toEqual({ valid: false, data: null, code: -1, msg: 'Unauthenticated.' });
    expect((await profile('x'.repeat(43))).status).toBe(401);
  });

  test('is invalid once it has expired', async () => {
    const { id, token } = await mall.makeMember();
    expect((await profile(token)).status).toBe(200);
    await mall.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(sessions.memberId, id));
    expect((await profile(token)).status).toBe(401);
  });

  test('is invalid once its member is deleted', async () => {
    const { id, token } = await mall.makeMember();
    await mall.db.update(members).set({ deletedAt: new Date() }).where(eq(members.id, id));
    expect((await profile(token)).status).toBe(401);
  });

  test('is invalid after a sign-out, and the member’s other sessions stay', async () => {
    const { token, account } = await mall.makeMember();
    const other = (await login(account)).body.data as { t: string };
    expect((await mall.as().post('/api/logout')).status).toBe(401);
    const { body } = await mall.as({ token }).post('/api/logout');
    expect(body).toMatchObject({ valid: true, data: { done: true } });
    expect((await profile(token)).status).toBe(401);
    expect((await profile(other.t)).status).toBe(200);
  });
});
