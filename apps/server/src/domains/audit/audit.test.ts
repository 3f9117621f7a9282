import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries, staff } from '../../db/schema';
import { transaction } from '../../db/transaction';
import { dataOf } from '../../testing';
import { type DeskCaller, makeColleague } from '../../testing/colleagues';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';
import { recordAudit } from './record-audit';

const mall = describeMall();

interface Entry {
  readonly id: string;
  readonly actor: { readonly id: number; readonly name: string };
  readonly action: string;
  readonly subject: string;
  readonly changes: readonly object[];
  readonly request_id: string | null;
}
interface AuditPage {
  readonly list: readonly Entry[];
  readonly before: string | null;
  readonly actors: readonly object[];
}

const read = async (desk: DeskCaller, query = '') =>
  dataOf<AuditPage>(await desk.get(`/api/staff/audit/list${query}`));

describe('an entry of the audit', () => {
  test('is written in the transaction of the change, and none for a refused one', async () => {
    const owner = await makeColleague(mall, ['owner']);
    const clerk = await makeColleague(mall, ['clerk']);
    const change = (roles: readonly string[]) =>
      owner.post('/api/staff/people/roles/store', { id: clerk.id, roles });
    const reply = await change(['agent']);
    await change(['baker']);
    const rows = await mall.db
      .select({
        entry: sql<string>`${auditEntries}.xmin`,
        changed: sql<string>`${staff}.xmin`,
        requestId: auditEntries.requestId,
      })
      .from(auditEntries)
      .innerJoin(staff, sql`${auditEntries.subject} = 'colleague:' || ${staff.memberId}`);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.entry).toBe(rows[0]?.changed);
    expect(rows[0]?.requestId).toBe(reply.headers.get('x-request-id'));
  });

  test.each([
    ['update', sql`update audit_entries set action = 'people.joined'`],
    ['delete', sql`delete from audit_entries`],
    ['truncate', sql`truncate audit_entries`],
  ])('cannot be changed by %s', async (_how, statement) => {
    const owner = await makeColleague(mall, ['owner']);
    await owner.post('/api/staff/session/sign-out');
    await expect(transaction(mall.db, (tx) => tx.execute(statement))).rejects.toMatchObject({
      cause: { message: 'The audit is append-only' },
    });
    expect(await mall.db.$count(auditEntries)).toBe(1);
  });

  test('keeps the name under which the colleague acted', async () => {
    const owner = await makeColleague(mall, ['owner'], { name: '何明哲' });
    const clerk = await makeColleague(mall, ['clerk'], { name: '簡志勇' });
    await owner.post('/api/staff/people/roles/store', { id: clerk.id, roles: ['agent'] });
    await mall.db.update(staff).set({ displayName: '何老闆' });
    const { list } = await read(owner);
    expect(list).toMatchObject([
      {
        actor: { id: owner.id, name: '何明哲' },
        action: 'people.rolesChanged',
        subject: `colleague:${clerk.id}`,
        changes: [{ field: 'roles', before: ['clerk'], after: ['agent'], is_personal: false }],
      },
    ]);
  });
});

describe('reading the audit', () => {
  const record = (id: number, subject: string, action: 'people.invited' | 'people.joined') =>
    transaction(mall.db, (tx) =>
      recordAudit(
        tx,
        { id, name: '同事', sessionId: null, network: '127.0.0.1' },
        { action, subject },
      ),
    );

  test('shows a clerk what the clerk did, and an owner everything', async () => {
    const owner = await makeColleague(mall, ['owner']);
    const clerk = await makeColleague(mall, ['clerk']);
    await record(owner.id, 'one', 'people.invited');
    await record(clerk.id, 'two', 'people.invited');
    const subjects = async (desk: DeskCaller, query?: string) =>
      (await read(desk, query)).list.map(({ subject }) => subject);
    expect(await subjects(owner)).toEqual(['two', 'one']);
    expect(await subjects(clerk)).toEqual(['two']);
    expect(await subjects(clerk, `?actor=${owner.id}`)).toEqual(['two']);
    expect((await read(owner)).actors).toHaveLength(2);
    expect((await read(clerk)).actors).toHaveLength(1);
  });

  test('filters by colleague, action, subject and day', async () => {
    const owner = await makeColleague(mall, ['owner']);
    const clerk = await makeColleague(mall, ['clerk']);
    await record(owner.id, 'order:M1', 'people.invited');
    await record(clerk.id, 'order:M1', 'people.joined');
    await record(clerk.id, 'order:M2', 'people.joined');
    const count = async (query: string) => (await read(owner, query)).list.length;
    expect(await count(`?actor=${clerk.id}`)).toBe(2);
    expect(await count('?action=people.invited')).toBe(1);
    expect(await count('?subject=order:M1')).toBe(2);
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    expect(await count(`?from=${today}&to=${today}`)).toBe(3);
    expect(await count('?to=2020-01-01')).toBe(0);
    expect(await count('?from=2099-01-01')).toBe(0);
  });

  test('includes the whole last day in Taiwan, and nothing of the next', async () => {
    const owner = await makeColleague(mall, ['owner']);
    await mall.db.insert(auditEntries).values(
      ['2026-03-01T23:59:59.999+08:00', '2026-03-02T00:00:00+08:00'].map((at) => ({
        ...{ at: new Date(at), actorId: owner.id, actorName: '何明哲', network: '127.0.0.1' },
        ...{ action: 'people.invited' as const, subject: at },
      })),
    );
    const { list } = await read(owner, '?from=2026-03-01&to=2026-03-01');
    expect(list.map(({ subject }) => subject)).toEqual(['2026-03-01T23:59:59.999+08:00']);
  });

  test('reads page by page without a gap', async () => {
    const owner = await makeColleague(mall, ['owner']);
    for (let at = 0; at < 51; at += 1) await record(owner.id, String(at), 'people.invited');
    const first = await read(owner);
    const second = await read(owner, `?before=${first.before}`);
    expect([first.list.length, second.list.length, second.before]).toEqual([50, 1, null]);
    expect(new Set([...first.list, ...second.list].map(({ id }) => id)).size).toBe(51);
  });

  test('refuses an unknown filter', async () => {
    const owner = await makeColleague(mall, ['owner']);
    const reply = await owner.get('/api/staff/audit/list?actr=1');
    expect([reply.status, reply.body]).toEqual([422, refused('invalidFields')]);
  });
});
