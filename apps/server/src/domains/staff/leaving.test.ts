import { mayGrant, permissionsOf, type RoleName } from '@mall/contract/staff';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries, chatConversations, staff, staffInvitations } from '../../db/schema';
import { transaction } from '../../db/transaction';
import { dataOf, TEST_PASSWORD } from '../../testing';
import {
  type DeskCaller,
  deskCaller,
  makeColleague,
  type TestColleague,
} from '../../testing/colleagues';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';
import { fullOr } from '../../testing/scale';
import { seededRandom } from '../../testing/seeded-random';
import { until } from '../../testing/until';
import { inviteFirstOwner } from './first-owner.service';

const mall = describeMall();
const NEW = 'new@mall.test';
const password = Buffer.from(TEST_PASSWORD).toString('base64');

const suspend = (by: DeskCaller, { id }: TestColleague) =>
  by.post('/api/staff/people/suspend', { id });
const setRoles = (by: DeskCaller, { id }: TestColleague, roles: readonly RoleName[]) =>
  by.post('/api/staff/people/roles/store', { id, roles });
const destroy = ({ siteToken }: TestColleague) =>
  mall.as({ token: siteToken }).post('/api/member/destroy', { password });
const invite = (by: DeskCaller, email: string, roles: readonly RoleName[]) =>
  by.post('/api/staff/people/invite', { email, roles });
async function tokenFor(email: string): Promise<string> {
  const mails = await mall.mailsTo(email);
  return /\/desk\/invitation#([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}
const offer = (token: string) => deskCaller(mall).post('/api/staff/people/invitation', { token });
const accept = (token: string) =>
  deskCaller(mall).post('/api/staff/people/invitation/accept', {
    ...{ token, name: '新同事', password: Buffer.from('Lantern-Alley-77').toString('base64') },
  });
const actions = async () =>
  (await mall.db.select().from(auditEntries).orderBy(auditEntries.id)).map(({ action }) => action);
const isSignedIn = async (desk: DeskCaller) =>
  (await desk.get('/api/staff/session')).body.data !== null;

/** Each way in which a manager loses the power to make an accountant. */
const ways: Readonly<
  Record<string, (owner: TestColleague, manager: TestColleague) => Promise<unknown>>
> = {
  'is suspended': suspend,
  'becomes a clerk': (owner, manager) => setRoles(owner, manager, ['clerk']),
  'deletes the own account': (_owner, manager) => destroy(manager),
};

describe.each(Object.keys(ways))('a manager who %s', (way) => {
  async function leave() {
    const owner = await makeColleague(mall, ['owner']);
    const manager = await makeColleague(mall, ['manager']);
    return { owner, manager, go: () => ways[way]?.(owner, manager) };
  }

  test('leaves no open invitation beyond the remaining roles', async () => {
    const { manager, go } = await leave();
    await invite(manager, NEW, ['accountant']);
    const token = await tokenFor(NEW);
    await go();
    expect((await offer(token)).body).toEqual(refused('invitationGone'));
    expect((await accept(token)).body).toEqual(refused('invitationGone'));
    expect(await mall.db.$count(staff, eq(staff.displayName, '新同事'))).toBe(0);
  });

  test('is signed in nowhere, and responsible for no conversation', async () => {
    const { manager, go } = await leave();
    const amy = await mall.makeMember();
    await mall.db
      .insert(chatConversations)
      .values({ memberId: amy.id, latestId: 1, assigneeId: manager.id });
    await go();
    expect(await isSignedIn(manager)).toBe(false);
    const [row] = await mall.db.select().from(chatConversations);
    expect(row?.assigneeId).toBeNull();
  });
});

describe('an invitation', () => {
  test('stays open when its inviter keeps the power to send it', async () => {
    const owner = await makeColleague(mall, ['owner']);
    const other = await makeColleague(mall, ['owner']);
    await invite(other, NEW, ['clerk']);
    await setRoles(owner, other, ['manager']);
    expect((await accept(await tokenFor(NEW))).status).toBe(200);
  });

  test.each([
    ['suspended', { state: 'suspended' as const }],
    ['without the role that it gives', { roles: ['agent' as const] }],
  ])('is not accepted when its inviter is %s by then', async (_how, change) => {
    const manager = await makeColleague(mall, ['manager']);
    await invite(manager, NEW, ['accountant']);
    // The invitation is still open: what counts is who the inviter is now.
    await mall.db.update(staff).set(change).where(eq(staff.memberId, manager.id));
    expect((await accept(await tokenFor(NEW))).body).toEqual(refused('invitationGone'));
  });

  test('of an owner is not replaced by a manager, who cannot revoke it either', async () => {
    const owner = await makeColleague(mall, ['owner']);
    const manager = await makeColleague(mall, ['manager']);
    await invite(owner, NEW, ['manager']);
    const token = await tokenFor(NEW);
    const reply = await invite(manager, NEW.toUpperCase(), ['clerk']);
    expect([reply.status, reply.body]).toEqual([403, refused('roleBeyondOwn')]);
    expect((await offer(token)).status).toBe(200);
  });

  test('is sent although strangers asked for mails to the address', async () => {
    const owner = await makeColleague(mall, ['owner']);
    for (let asked = 0; asked < 10; asked += 1) {
      await mall.as().post('/api/forget/mail', { email: NEW, ...(await mall.makeCaptcha()) });
    }
    expect((await invite(owner, NEW, ['clerk'])).status).toBe(200);
  });

  test('is accepted by its member although strangers guessed their password on the site', async () => {
    const owner = await makeColleague(mall, ['owner']);
    await mall.makeMember({ account: NEW });
    await invite(owner, NEW, ['clerk']);
    for (let guess = 0; guess < 11; guess += 1) {
      await mall.as().post('/api/login', {
        ...{ account: NEW, type: 'account', device_name: 'Chrome', password: 'V3Jvbmc=' },
        ...(await mall.makeCaptcha()),
      });
    }
    const reply = await deskCaller(mall).post('/api/staff/people/invitation/accept', {
      ...{ token: await tokenFor(NEW), name: '新同事', password },
    });
    expect(reply.status).toBe(200);
  });

  test('takes ten wrong passwords of its member', async () => {
    const owner = await makeColleague(mall, ['owner']);
    await mall.makeMember({ account: NEW });
    await invite(owner, NEW, ['clerk']);
    const token = await tokenFor(NEW);
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await accept(token)).body).toEqual(refused('deskSignInFailed'));
    }
    expect((await accept(token)).body).toEqual(refused('signInBlocked'));
  });
});

describe('the last owner', () => {
  test('cannot delete the own account on the site', async () => {
    const owner = await makeColleague(mall, ['owner']);
    await makeColleague(mall, ['manager']);
    const reply = await destroy(owner);
    expect([reply.status, reply.body]).toEqual([409, refused('shopNeedsOwner')]);
    expect(await isSignedIn(owner)).toBe(true);
    expect(await actions()).toEqual([]);
  });

  test('deletes the own account once there is another active owner', async () => {
    const owner = await makeColleague(mall, ['owner']);
    const other = await makeColleague(mall, ['owner']);
    await mall.db.update(staff).set({ state: 'suspended' }).where(eq(staff.memberId, other.id));
    expect((await destroy(owner)).body).toEqual(refused('shopNeedsOwner'));
    await mall.db.update(staff).set({ state: 'active' });
    expect((await destroy(owner)).status).toBe(200);
    expect(await actions()).toEqual(['account.deleted']);
  });

  test('stays when both owners delete their accounts at once', async () => {
    const owners = [await makeColleague(mall, ['owner']), await makeColleague(mall, ['owner'])];
    const replies = await Promise.all(owners.map(destroy));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a shop whose only owner is suspended', () => {
  test('invites its first owner again, who is restored when it is the same colleague', async () => {
    const owner = await makeColleague(mall, ['owner']);
    await mall.db.update(staff).set({ state: 'suspended' });
    const path = await inviteFirstOwner(mall.db, owner.account);
    const token = path?.split('#')[1] ?? '';
    const reply = await deskCaller(mall).post('/api/staff/people/invitation/accept', {
      ...{ token, name: '何明哲', password },
    });
    expect(reply.status).toBe(200);
    const [row] = await mall.db.select().from(staff);
    expect(row).toMatchObject({ memberId: owner.id, state: 'active', roles: ['owner'] });
    expect(await inviteFirstOwner(mall.db, owner.account)).toBeNull();
  });

  test('accepts no link of a first owner once there is an owner', async () => {
    const token = (await inviteFirstOwner(mall.db, NEW))?.split('#')[1] ?? '';
    await makeColleague(mall, ['owner']);
    expect((await offer(token)).body).toEqual(refused('invitationGone'));
    expect((await accept(token)).body).toEqual(refused('invitationGone'));
  });
});

describe('what somebody does to the own account on the site', () => {
  const changed = Buffer.from('Lantern-Alley-77').toString('base64');
  const MINE = 'mine@mall.test';
  const linkIn = async (account: string) => (await mall.mailsTo(account)).at(-1)?.token ?? '';
  const moveTo = (token: string) =>
    mall.as({ token }).post('/api/member/profile/store', {
      ...{ name: '簡志勇', phone: '0912345678', email: MINE, password },
    });
  const confirm = async () =>
    mall.as().post(`/api/member/active?t=${await linkIn(MINE)}`, { device_name: 'Chrome' });
  /** Each deed, with the entries of a colleague. */
  const deeds: Readonly<
    Record<
      string,
      readonly [actions: readonly string[], (token: string, account: string) => Promise<unknown>]
    >
  > = {
    'a new password': [
      ['account.passwordChanged'],
      (token) =>
        mall.as({ token }).post('/api/member/password/store', {
          ...{ old_password: password, password: changed, password_again: changed },
        }),
    ],
    'a new password by a mailed link': [
      ['account.passwordChanged'],
      async (_token, account) => {
        const proof = await mall.makeCaptcha();
        await mall.as().post('/api/forget/mail', { email: account, ...proof });
        await mall.background.settled();
        await mall.as().post('/api/password/reset', {
          ...{ t: await linkIn(account), password: changed },
        });
      },
    ],
    'a new address that is confirmed': [
      ['account.emailChanged', 'account.emailChanged'],
      async (token) => {
        await moveTo(token);
        await confirm();
      },
    ],
    'an old address that is restored': [
      ['account.emailChanged', 'account.emailChanged', 'account.emailRestored'],
      async (token, account) => {
        await moveTo(token);
        await confirm();
        await mall.as().post('/api/member/email/restore', { t: await linkIn(account) });
      },
    ],
    'the deletion': [
      ['account.deleted'],
      (token) => mall.as({ token }).post('/api/member/destroy', { password }),
    ],
  };

  test.each(Object.keys(deeds))('is recorded when a colleague does it: %s', async (name) => {
    await makeColleague(mall, ['owner']);
    const clerk = await makeColleague(mall, ['clerk'], { name: '簡志勇' });
    const [expected = [], deed] = deeds[name] ?? [];
    await deed?.(clerk.siteToken, clerk.account);
    const entries = await mall.db.select().from(auditEntries).orderBy(auditEntries.id);
    expect(entries).toMatchObject(
      expected.map((action) => ({
        ...{ actorId: clerk.id, actorName: '簡志勇', subject: `colleague:${clerk.id}`, action },
      })),
    );
    expect(JSON.stringify(entries.map(({ changes }) => changes))).not.toContain(MINE);
  });

  test.each(Object.keys(deeds))('is not recorded when a member does it: %s', async (name) => {
    const amy = await mall.makeMember();
    await deeds[name]?.[1](amy.token, amy.account);
    expect(await actions()).toEqual([]);
  });
});

test('a reset of the second factor ends the open sessions of that colleague at once', async () => {
  const owner = await makeColleague(mall, ['owner']);
  const clerk = await makeColleague(mall, ['clerk']);
  await owner.post('/api/staff/people/factor/reset', { id: clerk.id });
  expect(await isSignedIn(clerk)).toBe(false);
});

describe.runIf(process.env['TEST_DATABASE_URL'])('a manager who calls while', () => {
  const waiting = async () => {
    const { rows } = await mall.db.execute(
      sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return Number(rows[0]?.['count']) > 0;
  };
  const calls: Readonly<
    Record<string, (by: DeskCaller, clerk: TestColleague) => Promise<unknown>>
  > = {
    'suspends a clerk': suspend,
    'changes the roles of a clerk': (by, clerk) => setRoles(by, clerk, ['agent']),
    'invites somebody': (by) => invite(by, NEW, ['clerk']),
  };
  const changes = {
    'is suspended': { state: 'suspended' as const },
    'loses the role': { roles: ['clerk' as const] },
  };
  const cases = Object.keys(calls).flatMap((call) =>
    Object.entries(changes).map(([how, change]) => [how, call, change] as const),
  );

  test.each(cases)('the manager %s and %s, is refused', async (_how, call, change) => {
    await makeColleague(mall, ['owner']);
    const manager = await makeColleague(mall, ['manager']);
    const clerk = await makeColleague(mall, ['clerk']);
    let reply: Promise<unknown> | undefined;
    await transaction(mall.db, async (tx) => {
      await tx.select().from(staff).for('update');
      reply = calls[call]?.(manager, clerk);
      // The call has found its colleague, and waits for the rows of all.
      await until(waiting);
      await tx.update(staff).set(change).where(eq(staff.memberId, manager.id));
    });
    expect(await reply).toMatchObject({ status: 403, body: refused('roleBeyondOwn') });
    const [row] = await mall.db.select().from(staff).where(eq(staff.memberId, clerk.id));
    expect(row).toMatchObject({ state: 'active', roles: ['clerk'] });
    expect(await mall.db.$count(staffInvitations)).toBe(0);
  });
});

/** All orders of some events. */
function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, at) =>
    permutations(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]),
  );
}

describe('in every order of leaving', () => {
  /** Two owners, a manager and a clerk, with an invitation of the manager and one of an owner. */
  async function makeShop() {
    const [amy, ben] = [await makeColleague(mall, ['owner']), await makeColleague(mall, ['owner'])];
    const manager = await makeColleague(mall, ['manager']);
    await invite(manager, 'x@mall.test', ['accountant']);
    await invite(ben, 'y@mall.test', ['manager']);
    const member = await mall.makeMember();
    await mall.db
      .insert(chatConversations)
      .values({ memberId: member.id, latestId: 1, assigneeId: manager.id });
    const [x, y] = [await tokenFor('x@mall.test'), await tokenFor('y@mall.test')];
    return { amy, ben, manager, x, y };
  }
  type Shop = Awaited<ReturnType<typeof makeShop>>;
  const events: Readonly<Record<string, (shop: Shop) => Promise<{ readonly status: number }>>> = {
    'the manager is suspended': ({ amy, manager }) => suspend(amy, manager),
    'an owner becomes a clerk': ({ amy, ben }) => setRoles(ben, amy, ['clerk']),
    'the first owner deletes the account': ({ amy }) => destroy(amy),
    'the second owner deletes the account': ({ ben }) => destroy(ben),
    'the invitation of the manager is accepted': ({ x }) => accept(x),
    'the invitation of the owner is accepted': ({ y }) => accept(y),
  };

  const active = async () =>
    (await mall.db.select().from(staff)).filter(({ state }) => state === 'active');

  async function checkInvariants(shop: Shop, order: string): Promise<void> {
    const colleagues = await active();
    const rolesOf = new Map(colleagues.map(({ memberId, roles }) => [memberId, roles]));
    expect([...rolesOf.values()].flat(), order).toContain('owner');
    for (const each of [shop.amy, shop.ben, shop.manager]) {
      if (!rolesOf.has(each.id)) expect(await isSignedIn(each), order).toBe(false);
    }
    const open = await mall.db
      .select()
      .from(staffInvitations)
      .where(and(isNull(staffInvitations.acceptedAt), isNull(staffInvitations.revokedAt)));
    for (const { invitedBy, roles } of open) {
      const held = rolesOf.get(invitedBy ?? 0) ?? [];
      expect(
        roles.filter((role) => !mayGrant(held, role)),
        order,
      ).toEqual([]);
    }
    for (const { assigneeId } of await mall.db.select().from(chatConversations)) {
      if (assigneeId === null) continue;
      const held = permissionsOf(rolesOf.get(assigneeId) ?? []);
      expect(held.has('chat.answer'), order).toBe(true);
    }
  }

  const all = permutations(Object.keys(events));
  const pick = seededRandom(20_261_128);
  const orders = Array.from({ length: fullOr(16, all.length) }, (_, at) =>
    fullOr(0, 1) ? (all[at] ?? []) : (all[pick(all.length)] ?? []),
  );

  test.each(orders.map((order) => [order.join(', '), order] as const))(
    'an owner remains, and nobody keeps what they lost: %s',
    async (title, order) => {
      const shop = await makeShop();
      let succeeded = await mall.db.$count(auditEntries);
      for (const event of order) {
        const before = new Map((await active()).map(({ memberId, roles }) => [memberId, roles]));
        const reply = await events[event]?.(shop);
        if (reply?.status === 200) succeeded += 1;
        if (event.startsWith('the invitation') && reply?.status === 200) {
          const isManagers = event.includes('manager');
          const held = before.get(isManagers ? shop.manager.id : shop.ben.id) ?? [];
          expect(mayGrant(held, isManagers ? 'accountant' : 'manager'), title).toBe(true);
        }
        await checkInvariants(shop, title);
      }
      expect(await mall.db.$count(auditEntries)).toBe(succeeded);
    },
  );
});

test('the list of people shows no invitation of somebody who left', async () => {
  const owner = await makeColleague(mall, ['owner']);
  const manager = await makeColleague(mall, ['manager']);
  await invite(manager, NEW, ['clerk']);
  await suspend(owner, manager);
  const { invitations } = dataOf<{ invitations: readonly object[] }>(
    await owner.get('/api/staff/people/list'),
  );
  expect(invitations).toEqual([]);
});
