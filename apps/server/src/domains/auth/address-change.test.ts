import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { mailedLinks, memberIdentities, members, sessions } from '../../db/schema';
import { TEST_PASSWORD, type TestMember } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';

const mall = describeMall();
const OLD = 'old@mall.test';
const NEW = 'new@mall.test';
const encode = (password: string) => Buffer.from(password).toString('base64');
const PASSWORD = encode(TEST_PASSWORD);
let member: TestMember;

beforeEach(async () => {
  member = await mall.makeMember({ account: OLD });
});

const change = (email: string, more: object = {}, who = member) =>
  mall
    .as(who)
    .post('/api/member/profile/store', { name: '王小明', phone: '0912345678', email, ...more });
const confirm = async (email: string) => {
  const token = (await mall.mailsTo(email)).at(-1)?.token ?? '';
  return mall.as().post(`/api/member/active?t=${token}`, { device_name: 'Chrome' });
};
const restore = (t: string) => mall.as().post('/api/member/email/restore', { t });
const linkTo = async (address: string) => {
  const mails = await mall.mailsTo(address);
  return mails.findLast(({ subject }) => subject.startsWith('您的登入信箱已經變更'))?.token ?? '';
};
const rowOf = async ({ id } = member) =>
  (await mall.db.select().from(members).where(eq(members.id, id)))[0];

/** Moves the account to another address, with the password. */
async function move(to: string): Promise<void> {
  expect((await change(to, { password: PASSWORD })).status).toBe(200);
  expect((await confirm(to)).status).toBe(200);
}

describe('a changed address', () => {
  test('is refused when the call carries a token but no password', async () => {
    const { status, body } = await change(NEW);
    expect([status, body]).toEqual([
      422,
      refused('passwordNeeded', '請輸入目前的密碼，確認是您本人'),
    ]);
    expect((await change(NEW, { password: encode('guessed') })).body).toEqual(
      refused('passwordWrong', '目前的密碼不正確'),
    );
    expect(await rowOf()).toMatchObject({ account: OLD, email: OLD, name: '王小明' });
    expect(await mall.mailsTo(NEW)).toEqual([]);
  });

  test('needs no password when only the name or the case of the address differs', async () => {
    expect((await change(OLD, { name: '王大明' })).status).toBe(200);
    expect((await change('OLD@mall.test')).status).toBe(200);
  });

  test('needs a recent sign-in when the account has no password', async () => {
    const social = await mall.makeMember({
      account: 'line:U1',
      email: 'u1@mall.test',
      passwordHash: null,
    });
    await mall.db
      .update(sessions)
      .set({ createdAt: new Date(Date.now() - 11 * 60_000) })
      .where(eq(sessions.memberId, social.id));
    expect((await change(NEW, {}, social)).body).toEqual(refused('signInAgain'));
    expect((await change(NEW, {}, await mall.signInAgain(social))).status).toBe(200);
  });
});

describe('the link in the email to the old address', () => {
  test('changes nothing when it is only opened', async () => {
    await move(NEW);
    const [mail] = (await mall.mailsTo(OLD)).slice(-1);
    expect(mail?.text).toContain(`/email/restore?t=${mail?.token}`);
    await mall.as().get(`/email/restore?t=${mail?.token}`);
    await mall.as().get(`/api/member/email/restore?t=${mail?.token}`);
    expect(await rowOf()).toMatchObject({ account: NEW });
  });

  test('restores the address, ends all sessions, and lets the owner set a new password', async () => {
    await move(NEW);
    const { status, body } = await restore(await linkTo(OLD));
    expect(status).toBe(200);
    expect(await rowOf()).toMatchObject({ account: OLD, email: OLD });
    expect((await mall.as(member).get('/api/member/profile')).status).toBe(401);
    const login = async (password: string) =>
      mall.as().post('/api/login', {
        account: OLD,
        type: 'account',
        password: encode(password),
        device_name: 'Chrome',
        ...(await mall.makeCaptcha()),
      });
    // The person who made the change knew the password.
    expect((await login(TEST_PASSWORD)).body).toEqual(refused('signInFailed'));
    const { t } = body.data as { t: string };
    const reset = { t, password: encode('another-one-4711') };
    expect((await mall.as().post('/api/password/reset', reset)).status).toBe(200);
    expect((await login('another-one-4711')).status).toBe(200);
  });

  test('works once, and for seven days', async () => {
    await move(NEW);
    const [link] = await mall.db
      .select()
      .from(mailedLinks)
      .where(eq(mailedLinks.purpose, 'restore'));
    const life = (link?.expiresAt.getTime() ?? 0) - (link?.createdAt.getTime() ?? 0);
    expect(Math.round(life / 3_600_000)).toBe(7 * 24);
    const token = await linkTo(OLD);
    expect((await restore(token)).status).toBe(200);
    expect((await restore(token)).body).toEqual(refused('linkExpired'));
  });

  test('stays valid when the address is changed again, and voids the later link', async () => {
    await move(NEW);
    await move('third@mall.test');
    expect((await restore(await linkTo(OLD))).status).toBe(200);
    expect((await restore(await linkTo(NEW))).body).toEqual(refused('linkExpired'));
    expect(await rowOf()).toMatchObject({ account: OLD });
  });

  test('voids a confirmation that waits, and unlinks a provider that was linked since', async () => {
    await move(NEW);
    await mall.db
      .insert(memberIdentities)
      .values({ provider: 'line', subject: 'U-thief', memberId: member.id });
    await change('third@mall.test', { password: PASSWORD });
    expect((await restore(await linkTo(OLD))).status).toBe(200);
    expect((await confirm('third@mall.test')).body).toEqual(refused('linkExpired'));
    expect(await mall.db.$count(memberIdentities)).toBe(0);
  });

  test('restores the address when somebody has registered with it and not confirmed it', async () => {
    await move(NEW);
    await mall.makeMember({ account: OLD, confirmedAt: null });
    expect((await restore(await linkTo(OLD))).status).toBe(200);
    expect(await rowOf()).toMatchObject({ account: OLD });
  });

  test('is refused when another member has the address by now', async () => {
    await move(NEW);
    await mall.makeMember({ account: OLD });
    expect((await restore(await linkTo(OLD))).body).toEqual(refused('emailTaken'));
    expect(await rowOf()).toMatchObject({ account: NEW });
  });
});
