import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { countStatements } from '../testing/count-statements';
import { describeMall } from '../testing/describe-mall';
import { fakeIntervals } from '../testing/fake-intervals';
import { groups } from './schema';
import { statement, type Inputs } from './statement';
import { transaction } from './transaction';

// No job sends a statement of its own while those of a transaction are counted.
beforeAll(fakeIntervals);
const mall = describeMall();
afterAll(() => vi.useRealTimers());

let built = 0;
const findGroups = statement('test_groups', (db, { ids }: Inputs<{ ids: readonly number[] }>) => {
  built += 1;
  return db
    .select()
    .from(groups)
    .where(sql`${groups.id} = any(${ids})`)
    .orderBy(groups.id);
});
const renameGroup = statement(
  'test_rename_group',
  (db, { id, name }: Inputs<{ id: number; name: string }>) =>
    db
      .update(groups)
      .set({ name: sql`${name}` })
      .where(eq(groups.id, id)),
);
const addGroups = () =>
  mall.db.insert(groups).values([
    { id: 11, name: '鄰居' },
    { id: 12, name: '員工' },
  ]);

test('a statement reads rows by the values of each execution when it is prepared once', async () => {
  await addGroups();
  built = 0;
  const found = [];
  for (const ids of [[11], [12], [11, 12], []]) found.push(await findGroups(mall.db, { ids }));
  expect(found.map((rows) => rows.map(({ name }) => name))).toEqual([
    ['鄰居'],
    ['員工'],
    ['鄰居', '員工'],
    [],
  ]);
  expect(built).toBe(1);
});

test('a statement sees the changes of its own transaction, and nothing remains when that fails', async () => {
  await addGroups();
  const failing = transaction(mall.db, async (tx) => {
    await renameGroup(tx, { id: 11, name: '好鄰居' });
    const [renamed] = await findGroups(tx, { ids: [11] });
    expect(renamed?.name).toBe('好鄰居');
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await findGroups(mall.db, { ids: [11] })).toMatchObject([{ name: '鄰居' }]);
});

test('a statement is built once per connection when many transactions execute it', async () => {
  await addGroups();
  built = 0;
  for (let run = 0; run < 5; run += 1) {
    const sent = await countStatements(mall.db, () =>
      transaction(mall.db, (tx) => findGroups(tx, { ids: [11] })),
    );
    expect(sent).toHaveLength(3);
  }
  expect(built).toBeLessThan(2);
});

test('a second statement is refused when its name is taken', () => {
  expect(() => statement('test_groups', (db) => db.select().from(groups))).toThrow('test_groups');
});
