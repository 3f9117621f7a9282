import {
  isPermitted,
  permissionsOf,
  roleNames,
  staffContract,
  type RoleName,
  type StaffEndpoint,
} from '@mall/contract/staff';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries, deskSessions } from '../../db/schema';
import { deskCaller, makeColleague, type DeskCaller, type TestColleague } from '../colleagues';
import { describeMall } from '../describe-mall';
import { refused } from '../refused';

interface NamedEndpoint extends Pick<StaffEndpoint, 'method' | 'path' | 'access'> {
  readonly name: string;
  readonly permission: Needed;
  readonly requiresFreshFactor: boolean;
}

type Needed = StaffEndpoint['permission'];

const endpoints: readonly NamedEndpoint[] = Object.entries(staffContract).flatMap(
  ([domain, definitions]) =>
    Object.entries<StaffEndpoint>(definitions).map(([name, endpoint]) => ({
      ...endpoint,
      name: `${domain}.${name}`,
      permission: endpoint.permission,
      requiresFreshFactor: endpoint.requiresFreshFactor ?? false,
    })),
);
/** The name of what a call needs. */
const nameOf = (permission: Needed): string =>
  typeof permission === 'string' ? permission : (permission?.join(' or ') ?? 'any');

const guarded = endpoints.filter(({ access }) => access === 'staff');

const mall = describeMall();
let owner: TestColleague;
beforeEach(async () => {
  owner = await makeColleague(mall, ['owner']);
});

/** What a caller with access gets for a call without a payload; 400: an upload without its form. */
const LET_THROUGH = [200, 400, 404, 409, 422];

/** Sends a call without a payload: a caller with access is refused for its fields alone. */
const call = (who: Pick<DeskCaller, 'get' | 'post'>, { method, path }: NamedEndpoint) => {
  const filled = path.replace(/\{\w+\}/g, '0');
  return method === 'GET' ? who.get(filled) : who.post(filled, {});
};

const change = (who: TestColleague, values: Partial<typeof deskSessions.$inferInsert>) =>
  mall.db.update(deskSessions).set(values).where(eq(deskSessions.memberId, who.id));

describe.each(guarded.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    test('is refused to guests, members, and colleagues by their session of the site', async () => {
      const callers = {
        guest: deskCaller(mall),
        member: mall.as(await mall.makeMember()),
        colleague: mall.as({ token: owner.siteToken }),
        cookie: deskCaller(mall, owner.siteToken),
      };
      for (const [name, caller] of Object.entries(callers)) {
        const reply = await call(caller, endpoint);
        expect([name, reply.status, reply.body]).toEqual([name, 401, refused('unauthenticated')]);
      }
    });

    test('is refused without the second factor, and at a locked desk', async () => {
      const half = await makeColleague(mall, ['owner'], { hasFactor: false });
      expect((await call(half, endpoint)).body).toEqual(refused('factorMissing'));
      await change(owner, { lockedAt: new Date() });
      expect((await call(owner, endpoint)).body).toEqual(refused('deskLocked'));
    });

    test('is refused to each role without its permission, and to no other', async () => {
      for (const role of roleNames) {
        const colleague = await makeColleague(mall, [role]);
        const reply = await call(colleague, endpoint);
        const may = isPermitted(endpoint.permission ?? null, permissionsOf([role]));
        if (may) expect(LET_THROUGH, role).toContain(reply.status);
        else expect([role, reply.status, reply.body]).toEqual([role, 403, refused('forbidden')]);
      }
      const written = (await mall.db.select().from(auditEntries).orderBy(auditEntries.id)).map(
        ({ action }) => action,
      );
      // The one call that changes something without a payload.
      if (endpoint.name === 'factors.renewRecoveryCodes') {
        expect(new Set(written)).toEqual(new Set(['session.recoveryCodesRenewed']));
      } else expect(written).toEqual([]);
    });

    test('is refused without a recent code if it needs one', async () => {
      await change(owner, { freshUntil: new Date(Date.now() - 1) });
      const reply = await call(owner, endpoint);
      if (endpoint.requiresFreshFactor) {
        expect([reply.status, reply.body]).toEqual([403, refused('reauthenticationRequired')]);
      } else expect(LET_THROUGH).toContain(reply.status);
    });
  },
);

test('factors, money and people need a recent code', () => {
  const fresh = endpoints.filter((each) => each.requiresFreshFactor).map(({ name }) => name);
  expect(fresh).toEqual([
    'factors.deletePasskey',
    'factors.renewRecoveryCodes',
    'people.invite',
    'people.revokeInvitation',
    'people.changeRoles',
    'people.suspend',
    'people.restore',
    'people.resetFactor',
    'orders.requestRefund',
    'orders.refund',
    'orders.refundLines',
    'orders.confirmRefund',
    'orders.retryRefund',
  ]);
});

/**
 * The calls that show contact details, move money, or change people or settings, with the permission and the roles that
 * it belongs to. Written out, so that a permission that is changed by mistake fails here.
 */
const GUARDED_BY: Readonly<
  Record<string, { readonly roles: readonly RoleName[]; readonly calls: readonly string[] }>
> = {
  'members.unmask': {
    roles: ['owner', 'manager', 'agent'],
    calls: ['orders.revealContact', 'chat.revealContact'],
  },
  'orders.print': { roles: ['owner', 'manager', 'clerk'], calls: ['orders.print'] },
  'orders.confirmPaid': {
    roles: ['owner', 'manager', 'accountant'],
    calls: ['orders.confirmPaid'],
  },
  'orders.refund': {
    roles: ['owner', 'manager', 'accountant'],
    calls: [
      'orders.previewRefund',
      'orders.requestRefund',
      'orders.refund',
      'orders.refundLines',
      'orders.confirmRefund',
      'orders.retryRefund',
      'orders.dismissRefundAlarm',
    ],
  },
  'orders.ship or orders.confirmPaid': {
    roles: ['owner', 'manager', 'accountant', 'clerk'],
    calls: ['batches.start', 'batches.get', 'batches.cancel', 'batches.retry'],
  },
  'people.manage': {
    roles: ['owner', 'manager'],
    calls: [
      'people.list',
      'people.invite',
      'people.revokeInvitation',
      'people.changeRoles',
      'people.suspend',
      'people.restore',
      'people.resetFactor',
    ],
  },
  'settings.edit': {
    roles: ['owner', 'manager'],
    calls: ['settings.get', 'settings.save', 'settings.warnings'],
  },
  'audit.readAll': { roles: ['owner', 'manager', 'accountant'], calls: ['audit.attempts'] },
};

describe.each(Object.entries(GUARDED_BY))('the permission %s', (permission, { roles, calls }) => {
  const neededBy = guarded.filter(({ permission: needed }) => nameOf(needed) === permission);

  test('guards the calls that show contact details, move money, or change people', () => {
    expect(neededBy.map(({ name }) => name)).toEqual(calls);
  });

  test('is of these roles alone', async () => {
    const [endpoint] = neededBy;
    if (!endpoint) throw new Error(`No call needs ${permission}`);
    const may: RoleName[] = [];
    for (const role of roleNames) {
      const { status } = await call(await makeColleague(mall, [role]), endpoint);
      if (status !== 403) may.push(role);
    }
    expect(may).toEqual(roles);
  });
});

test('every call that changes something names its audit entry', () => {
  // Signing in by a password alone, challenges, locking, reading messages or sums, and saving filters change nothing of
  // the shop.
  const unrecorded = [
    'session.signIn',
    'session.requestPasskey',
    'session.startFactor',
    'session.lock',
    'factors.startPasskey',
    'factors.requestPasskey',
    'people.invitation',
    'orders.previewRefund',
    'chat.read',
    'views.save',
    'views.delete',
  ];
  const writes = Object.entries(staffContract).flatMap(([domain, definitions]) =>
    Object.entries<StaffEndpoint>(definitions).flatMap(([name, { method, audit }]) =>
      method === 'POST' && audit === undefined ? [`${domain}.${name}`] : [],
    ),
  );
  expect(writes).toEqual(unrecorded);
});

test('docs/staff-access.md matches the contract', async () => {
  const mark = (role: RoleName, { access, permission }: NamedEndpoint) => {
    if (access !== 'staff') return '';
    return isPermitted(permission ?? null, permissionsOf([role])) ? '●' : '';
  };
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const head = ['endpoint', 'call', 'permission', 'recent code', ...roleNames];
  const rows = endpoints.map((endpoint) => [
    endpoint.name,
    `\`${endpoint.method} ${endpoint.path}\``,
    endpoint.access === 'staff' ? nameOf(endpoint.permission) : endpoint.access,
    endpoint.requiresFreshFactor ? '●' : '',
    ...roleNames.map((role) => mark(role, endpoint)),
  ]);
  const text = [
    '# Who may call what at the desk',
    '',
    'Written by `apps/server/src/testing/access/staff-access.test.ts`, which calls every endpoint as a guest, a member, a',
    'colleague with a session of the site, one without the second factor, one whose desk is locked, and each role. It fails',
    'when this table differs from the contract (`npm run unit -- --project server src/testing/access -u` updates it).',
    '`guest`: everyone; `signingIn`: a colleague whose password was right; `any`: every colleague at an open desk.',
    'What several permissions allow depends on the kind of the batch.',
    '',
    line(head),
    line(head.map(() => '---')),
    ...rows.map(line),
    '',
  ].join('\n');
  await expect(text).toMatchFileSnapshot('../../../../../docs/staff-access.md');
});
