import { mayGrant, permissionsOf, roleNames, type RoleName } from '@mall/contract/staff';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries, members, staff, staffInvitations } from '../../db/schema';
import { dataOf, TEST_PASSWORD } from '../../testing';
import { type DeskCaller, deskCaller, makeColleague } from '../../testing/colleagues';
import { describeMall } from '../../testing/describe-mall';
import { enterPassword } from '../../testing/desk-sign-in';
import { refused } from '../../testing/refused';
import { inviteFirstOwner } from './first-owner.service';
import { seededRandom } from '../../testing/seeded-random';
import { fullOr } from '../../testing/scale';

const mall = describeMall();

interface People {
  readonly people: readonly {
    readonly id: number;
    readonly roles: readonly RoleName[];
    readonly state: string;
    readonly can_change: boolean;
  }[];
  readonly invitations: readonly { readonly id: number; readonly email: string }[];
  readonly grantable: readonly RoleName[];
}

const encoded = (password: string) => Buffer.from(password).toString('base64');
const listed = async (desk: DeskCaller) => dataOf<People>(await desk.get('/api/staff/people/list'));
const setRoles = (desk: DeskCaller, id: number, roles: readonly RoleName[]) =>
  desk.post('/api/staff/people/roles/store', { id, roles });
const invite = (desk: DeskCaller, email: string, roles: readonly RoleName[] = ['clerk']) =>
  desk.post('/api/staff/people/invite', { email, roles });
const actions = async () =>
  (await mall.db.select().from(auditEntries).orderBy(auditEntries.id)).map(({ action }) => action);

/** The token of the invitation that was mailed to an address. */
async function invitedToken(email: string): Promise<string> {
  const mails = await mall.mailsTo(email);
  return /\/desk\/invitation#([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}

describe('the list of people', () => {
  test('shows who may be changed by whom', async () => {
    const owner = await makeColleague(mall, ['owner'], { name: '何明哲' });
    const manager = await makeColleague(mall, ['manager'], { name: '蘇雅筑' });
    const clerk = await makeColleague(mall, ['clerk'], { name: '簡志勇' });
    const changeable = async (desk: DeskCaller) =>
      (await listed(desk)).people.filter((each) => each.can_change).map(({ id }) => id);
    expect(await changeable(owner)).toEqual(expect.arrayContaining([manager.id, clerk.id]));
    expect(await changeable(manager)).toEqual([clerk.id]);
    expect((await listed(manager)).grantable).toEqual([
      'accountant',
      'agent',
      'moderator',
      'clerk',
    ]);
    expect((await clerk.get('/api/staff/people/list')).body).toEqual(refused('forbidden'));
  });
});

describe('changing a colleague', () => {
  test('is refused at a locked desk', async () => {
    const owner = await makeColleague(mall, ['owner']);
    const clerk = await makeColleague(mall, ['clerk']);
    await owner.post('/api/staff/session/lock');
    expect((await setRoles(owner, clerk.id, ['agent'])).body).toEqual(refused('deskLocked'));
  });

  test('takes effect at once: open sessions end, and the next sign-in has the new roles', async () => {
    const owner = await makeColleague(mall, ['owner']);
    const clerk = await makeColleague(mall, ['clerk']);
    const changed = dataOf<People>(await setRoles(owner, clerk.id, ['agent', 'agent']));
    expect(changed.people.find(({ id }) => id === clerk.id)?.roles).toEqual(['agent']);
    expect((await clerk.get('/api/staff/session')).body.data).toBeNull();
    expect(await actions()).toEqual(['people.rolesChanged']);
  });

  test.each<[string, RoleName[], RoleName[]]>([
    ['an owner', ['owner'], ['clerk']],
    ['another manager', ['manager'], ['clerk']],
    ['a clerk, to an owner', ['clerk'], ['owner']],
    ['a clerk, to a manager', ['clerk'], ['manager', 'clerk']],
  ])('is refused to a manager who changes %s', async (_whom, before, after) => {
    await makeColleague(mall, ['owner']);
    const manager = await makeColleague(mall, ['manager']);
    const other = await makeColleague(mall, before);
    const reply = await setRoles(manager, other.id, after);
    expect([reply.status, reply.body]).toEqual([403, refused('roleBeyondOwn')]);
    expect(await actions()).toEqual([]);
  });

  test('keeps at least one owner, also when two owners suspend each other at once', async () => {
    const one = await makeColleague(mall, ['owner']);
    const two = await makeColleague(mall, ['owner']);
    const replies = await Promise.all([
      one.post('/api/staff/people/suspend', { id: two.id }),
      two.post('/api/staff/people/suspend', { id: one.id }),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await mall.db.select().from(staff).where(eq(staff.state, 'active'));
    expect(rows).toHaveLength(1);
  });

  test('is refused for oneself', async () => {
    const owner = await makeColleague(mall, ['owner']);
    for (const path of ['suspend', 'factor/reset']) {
      const reply = await owner.post(`/api/staff/people/${path}`, { id: owner.id });
      expect(reply.body).toEqual(refused('ownAccount'));
    }
    expect((await setRoles(owner, owner.id, ['clerk'])).body).toEqual(refused('ownAccount'));
  });

  test('suspends: no session, no sign-in, no badge on the site; restoring gives all back', async () => {
    const owner = await makeColleague(mall, ['owner']);
    const clerk = await makeColleague(mall, ['clerk']);
    await owner.post('/api/staff/people/suspend', { id: clerk.id });
    expect((await clerk.get('/api/staff/session')).body.data).toBeNull();
    const signIn = () => enterPassword(mall, deskCaller(mall), clerk);
    expect((await signIn()).body).toEqual(refused('deskSignInFailed'));
    const roleOf = async () =>
      (await mall.db.select().from(members).where(eq(members.id, clerk.id)))[0]?.role;
    expect(await roleOf()).toBe('member');
    await owner.post('/api/staff/people/restore', { id: clerk.id });
    expect((await signIn()).status).toBe(200);
    expect(await roleOf()).toBe('staff');
  });

  test(`never gives a colleague what nobody with the right granted, after ${fullOr(30, 300)} random calls`, async () => {
    const pick = seededRandom(20_261_127);
    const owner = await makeColleague(mall, ['owner']);
    const manager = await makeColleague(mall, ['manager']);
    const others = await Promise.all([
      makeColleague(mall, ['manager']),
      makeColleague(mall, ['clerk']),
      makeColleague(mall, ['agent', 'accountant']),
    ]);
    const everyone = [owner, manager, ...others];
    const rolesOf = async () =>
      new Map((await mall.db.select().from(staff)).map((row) => [row.memberId, row.roles]));
    for (let made = 0; made < fullOr(30, 300); made += 1) {
      const target = everyone[pick(everyone.length)];
      const wanted = roleNames.filter(() => pick(2) === 0);
      if (!target || wanted.length === 0) continue;
      const before = await rolesOf();
      const reply = await setRoles(manager, target.id, wanted);
      const after = await rolesOf();
      for (const [id, roles] of after) {
        const gained = roles.filter((name) => !before.get(id)?.includes(name));
        expect(
          gained.filter((name) => !mayGrant(['manager'], name)),
          reply.body.msg,
        ).toEqual([]);
      }
      expect(after.get(manager.id)).toEqual(['manager']);
      expect(after.get(owner.id)).toEqual(['owner']);
    }
  });
});

test('no role may grant a permission that it does not hold', () => {
  for (const own of roleNames) {
    const held = permissionsOf([own]);
    for (const name of roleNames.filter((each) => mayGrant([own], each))) {
      expect([...permissionsOf([name])].filter((each) => !held.has(each))).toEqual([]);
    }
  }
});

describe('an invitation', () => {
  const NEW = 'new@mall.test';
  const offer = (token: string) => deskCaller(mall).post('/api/staff/people/invitation', { token });
  const accept = (token: string, password = 'Lantern-Alley-77') =>
    deskCaller(mall).post('/api/staff/people/invitation/accept', {
      ...{ token, name: '新同事', password: encoded(password) },
    });

  test('brings someone new to the desk by a link in an email', async () => {
    const owner = await makeColleague(mall, ['owner'], { name: '何明哲' });
    expect(dataOf<People>(await invite(owner, NEW)).invitations).toMatchObject([{ email: NEW }]);
    const token = await invitedToken(NEW);
    expect(dataOf(await offer(token))).toEqual({
      ...{ email: NEW, roles: ['clerk'], invited_by: '何明哲', is_member: false },
    });
    expect((await accept(token)).status).toBe(200);
    const password = 'Lantern-Alley-77';
    const signedIn = await enterPassword(mall, deskCaller(mall), { account: NEW, password });
    expect(dataOf(signedIn)).toMatchObject({ state: 'enrolling', roles: ['clerk'] });
    expect((await accept(token)).body).toEqual(refused('invitationGone'));
    expect(await actions()).toEqual(['people.invited', 'people.joined']);
  });

  test('asks a member for the password of their account', async () => {
    const owner = await makeColleague(mall, ['owner']);
    await mall.makeMember({ account: NEW });
    await invite(owner, NEW);
    const token = await invitedToken(NEW);
    expect(dataOf(await offer(token))).toMatchObject({ is_member: true });
    expect((await accept(token)).body).toEqual(refused('deskSignInFailed'));
    expect((await accept(token, TEST_PASSWORD)).status).toBe(200);
  });

  test('is accepted once when it is accepted twice at once', async () => {
    const owner = await makeColleague(mall, ['owner']);
    await mall.makeMember({ account: NEW });
    await invite(owner, NEW);
    const token = await invitedToken(NEW);
    const replies = await Promise.all([accept(token, TEST_PASSWORD), accept(token, TEST_PASSWORD)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test('is replaced by a later one, revoked, and expires after three days', async () => {
    const owner = await makeColleague(mall, ['owner']);
    await invite(owner, NEW);
    const first = await invitedToken(NEW);
    const { invitations } = dataOf<People>(await invite(owner, NEW, ['agent']));
    const second = await invitedToken(NEW);
    expect((await offer(first)).body).toEqual(refused('invitationGone'));
    expect((await offer(second)).status).toBe(200);
    await owner.post('/api/staff/people/invitation/revoke', { id: invitations[0]?.id });
    expect((await offer(second)).body).toEqual(refused('invitationGone'));
    await invite(owner, NEW);
    const third = await invitedToken(NEW);
    await mall.db.update(staffInvitations).set({ expiresAt: new Date() });
    expect((await accept(third)).body).toEqual(refused('invitationGone'));
  });

  test('is refused for a colleague, and for a role beyond one’s own', async () => {
    const owner = await makeColleague(mall, ['owner']);
    const manager = await makeColleague(mall, ['manager']);
    expect((await invite(owner, manager.account)).body).toEqual(refused('invitationTaken'));
    expect((await invite(manager, NEW, ['manager'])).body).toEqual(refused('roleBeyondOwn'));
    expect(await mall.mailsTo(NEW)).toEqual([]);
  });

  test('puts neither its address nor its token into the audit', async () => {
    const owner = await makeColleague(mall, ['owner']);
    await invite(owner, NEW);
    const text = JSON.stringify(await mall.db.select().from(auditEntries), (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    expect(text).not.toContain(NEW);
    expect(text).not.toContain(await invitedToken(NEW));
  });
});

describe('a shop without an owner', () => {
  const FIRST = 'boss@mall.test';

  test('invites the first one by the link of its last start, until there is one', async () => {
    const tokenOf = (path: string | null) => path?.split('#')[1] ?? '';
    const earlier = tokenOf(await inviteFirstOwner(mall.db, FIRST));
    const token = tokenOf(await inviteFirstOwner(mall.db, FIRST));
    const desk = deskCaller(mall);
    const offer = (of: string) => desk.post('/api/staff/people/invitation', { token: of });
    expect((await offer(earlier)).body).toEqual(refused('invitationGone'));
    expect(dataOf(await offer(token))).toMatchObject({
      email: FIRST,
      roles: ['owner'],
      invited_by: '',
    });
    const accepted = await desk.post('/api/staff/people/invitation/accept', {
      ...{ token, name: '何明哲', password: encoded('Lantern-Alley-77') },
    });
    expect(accepted.status).toBe(200);
    expect(await inviteFirstOwner(mall.db, 'another@mall.test')).toBeNull();
  });
});
