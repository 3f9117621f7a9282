import { paths, type Access } from '@mall/contract';
import { expect, test } from 'vitest';
import type { AccessCall } from './calls';
import { callFor, endpoints, accessCalls, send, type NamedEndpoint } from './endpoints';
import { roles, createFixture, type Role } from './fixture';
import { CACHES_ON } from '../caches-on';
import { describeMall } from '../describe-mall';

/** Whether the contract lets a role call an endpoint. */
const mayCall: Readonly<Record<Access, readonly Role[]>> = {
  guest: roles,
  member: ['member', 'another', 'poster', 'dealer', 'staff'],
  poster: ['poster'],
  dealer: ['dealer'],
};

const table = new Map<string, Readonly<Record<string, number>>>();
const mall = describeMall(CACHES_ON, { reset: false });

for (const endpoint of endpoints) {
  const name = `${endpoint.domain}.${endpoint.name}`;
  test(`${name} answers each role according to its access level`, async () => {
    const fixture = await createFixture(mall);
    const answered: Record<string, number> = {};
    const expected: Record<string, number> = {};
    // Roles that may change data come last.
    for (const role of ['guest', 'another', 'dealer', 'poster', 'staff', 'member'] as const) {
      const call = await callFor(endpoint, fixture, role);
      const token = role === 'guest' ? undefined : fixture.people[role].token;
      const response = await send(mall, endpoint, call, token);
      answered[role] = response.status;
      expected[role] = mustAnswer(endpoint, call, role);
      const valid = response.status === 200;
      expect(await response.json()).toMatchObject({
        valid,
        ...(valid ? { code: 0 } : { data: null }),
      });
    }
    expect(answered).toEqual(expected);
    table.set(name, answered);
  });
}

test('docs/access.md matches the replies', async () => {
  const rows = endpoints.map(({ domain, name, method, path }) => {
    const answered = table.get(`${domain}.${name}`);
    return [
      `${domain}.${name}`,
      `\`${method} ${path}\``,
      ...roles.map((role) => String(answered?.[role] ?? '?')),
    ];
  });
  const head = ['endpoint', 'call', ...roles];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const text = [
    '# Who may call what',
    '',
    'Written by `apps/server/src/testing/access/access.test.ts`, which calls every endpoint as each role. It fails when this table',
    'differs from the contract or the server (`npm run unit -- --project server src/testing/access -u` updates it). `member` owns the',
    'data of a call; `another` is any other member, for whom 404 is the same as for missing data. `poster` is the author of the posts.',
    '409 is a call without effect in the fixture: a wrong link, or orders in progress.',
    '',
    line(head),
    line(head.map(() => '---')),
    ...rows.map(line),
    '',
  ].join('\n');
  await expect(text).toMatchFileSnapshot('../../../../../docs/access.md');
});

test('every call belongs to an endpoint of the contract', () => {
  const namesIn = (domains: object) =>
    Object.entries(domains).flatMap(([domain, each]: [string, object]) =>
      Object.keys(each).map((name) => `${domain}.${name}`),
    );
  expect(namesIn(paths)).toEqual(expect.arrayContaining(namesIn(accessCalls)));
});

function mustAnswer({ access }: NamedEndpoint, call: AccessCall, role: Role): number {
  if (!mayCall[access].includes(role)) return role === 'guest' ? 401 : 403;
  return call.status?.[role] ?? (call.owned && role !== 'member' ? 404 : 200);
}
