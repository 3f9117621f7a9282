import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditEntries, staff, views } from '../../db/schema';
import { dataOf } from '../../testing';
import { makeColleague, type DeskCaller, type TestColleague } from '../../testing/colleagues';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';

const mall = describeMall();
let clerk: TestColleague;
beforeEach(async () => {
  clerk = await makeColleague(mall, ['clerk']);
});

interface View {
  readonly id: number;
  readonly page: string;
  readonly name: string;
  readonly query: string;
}
interface Saved {
  readonly id: number;
  readonly list: readonly View[];
}

const FROZEN = 'view=all&layer=3';
const send = (body: object, who: DeskCaller = clerk) =>
  who.post('/api/staff/view/store', { page: 'orders', ...body });
const save = async (body: object, who?: DeskCaller) => dataOf<Saved>(await send(body, who));
const list = async (who: DeskCaller = clerk) =>
  dataOf<readonly View[]>(await who.get('/api/staff/view/list?page=orders'));
const names = async (who?: DeskCaller) => (await list(who)).map(({ name }) => name);
const remove = (id: number, who: DeskCaller = clerk) => who.post('/api/staff/view/delete', { id });

test('a saved filter is listed for its colleague alone, and writes no audit entry', async () => {
  const other = await makeColleague(mall, ['owner'], { name: '何明哲' });
  const { id } = await save({ name: '冷凍訂單', query: FROZEN });
  await save({ name: '今天', query: 'created=2026-11-28..2026-11-28' });
  expect(await list()).toEqual([
    { id, page: 'orders', name: '冷凍訂單', query: FROZEN },
    expect.objectContaining({ name: '今天' }),
  ]);
  expect(await list(other)).toEqual([]);
  expect(await mall.db.select().from(auditEntries)).toEqual([]);
});

test('a saved filter of a colleague is not found when another one changes or deletes it', async () => {
  const other = await makeColleague(mall, ['owner'], { name: '何明哲' });
  const { id } = await save({ name: '冷凍訂單', query: FROZEN });
  expect((await send({ id, name: '我的', query: '' }, other)).body).toEqual(refused('notFound'));
  expect((await remove(id, other)).body).toEqual(refused('notFound'));
  expect(await names()).toEqual(['冷凍訂單']);
});

test('a filter with the name of another one is refused without replace, in any width and case', async () => {
  const { id } = await save({ name: 'VIP 客戶', query: FROZEN });
  await save({ name: '今天', query: '' });
  const again = { name: 'ｖｉｐ客戶', query: 'view=late' };
  expect((await send(again)).body).toEqual(refused('viewNameTaken'));
  const replaced = await save({ ...again, replace: true });
  expect(replaced.id).toBe(id);
  expect(replaced.list).toMatchObject([{ ...again, id }, { name: '今天' }]);
});

test('a filter that is saved twice is stored once', async () => {
  const first = await save({ name: '冷凍訂單', query: FROZEN });
  expect(await save({ name: '冷凍訂單', query: FROZEN })).toEqual(first);
});

test('a saved filter gets another filter and another name, in its place', async () => {
  const { id } = await save({ name: '冷凍訂單', query: FROZEN });
  const second = await save({ name: '今天', query: '' });
  await save({ id, name: '冷藏訂單', query: 'view=all&layer=2' });
  expect(await list()).toMatchObject([
    { id, name: '冷藏訂單', query: 'view=all&layer=2' },
    { name: '今天' },
  ]);
  const taken = { id, name: '今天', query: FROZEN };
  expect((await send(taken)).body).toEqual(refused('viewNameTaken'));
  expect((await save({ ...taken, replace: true })).list).toMatchObject([taken]);
  expect((await remove(second.id)).body).toEqual(refused('notFound'));
});

test('a deleted filter is gone', async () => {
  const { id } = await save({ name: '冷凍訂單', query: FROZEN });
  await save({ name: '今天', query: '' });
  expect(dataOf<readonly View[]>(await remove(id))).toMatchObject([{ name: '今天' }]);
  expect((await remove(id)).body).toEqual(refused('notFound'));
});

test.each([
  ['name', { name: '　', query: FROZEN }],
  ['name', { name: '二'.repeat(21), query: FROZEN }],
  ['query', { name: '冷凍訂單', query: 'view=all&cursor=7' }],
  ['query', { name: '冷凍訂單', query: 'saved=7' }],
  ['query', { name: '冷凍訂單', query: `q=${'a'.repeat(499)}` }],
  ['query', { name: '冷凍訂單', query: 'q=冷凍' }],
  ['page', { name: '冷凍訂單', query: FROZEN, page: 'members' }],
])('a filter is refused for its %s when it is %j', async (field, body) => {
  const { status, body: reply } = await send(body);
  expect(status).toBe(422);
  expect(reply.data).toMatchObject({ fields: [{ field }] });
  expect(await list()).toEqual([]);
});

test('a colleague saves twenty filters for a list, and no more when they come at once', async () => {
  const each = Array.from({ length: 25 }, (_, at) => ({ name: `篩選 ${at}`, query: FROZEN }));
  const replies = await Promise.all(each.map((body) => send(body)));
  const refusals = replies.filter(({ status }) => status !== 200).map(({ body }) => body);
  expect(refusals).toEqual(Array.from({ length: 5 }, () => refused('tooManyViews')));
  const [first] = await list();
  expect(await names()).toHaveLength(20);
  // The limit is for new ones.
  await save({ id: first?.id, name: first?.name, query: 'view=late' });
  await save({ name: first?.name, query: FROZEN, replace: true });
  expect(await names()).toHaveLength(20);
});

test('two filters of one name that are saved at once are stored once', async () => {
  const replies = await Promise.all(
    ['view=late', 'view=all', 'view=refunds'].map((query) => send({ name: '急件', query })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await names()).toEqual(['急件']);
});

test('the filters of a colleague are deleted with them', async () => {
  await save({ name: '冷凍訂單', query: FROZEN });
  await mall.db.delete(staff).where(eq(staff.memberId, clerk.id));
  expect(await mall.db.select().from(views)).toEqual([]);
});
