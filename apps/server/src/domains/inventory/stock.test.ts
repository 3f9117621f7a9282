import { asc, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Transaction } from '../../db/database';
import { productRules } from '../../db/schema';
import { transaction } from '../../db/transaction';
import type { TestMall } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { statement, type Inputs } from '../../db/statement';
import { lockedStock, stockToTake, takenStock, type WantedStock } from './stock.repo';
import { returnStock } from './stock.service';

let one: number;
let other: number;
const mall = describeMall();
beforeEach(async () => {
  const { rules } = await mall.makeProduct({ rules: [{ stock: 10 }, { stock: 10 }] });
  [one, other] = [rules[0]?.id ?? 0, rules[1]?.id ?? 0];
});

const left = async (db: TestMall['db'] | Transaction = mall.db) =>
  (await db.select().from(productRules).orderBy(asc(productRules.id))).map(({ stock }) => stock);
const within = <Result>(work: (tx: Transaction) => Promise<Result>) => transaction(mall.db, work);

/** Takes items out of stock, as a checkout does. @returns the ids of those that had enough. */
const take = statement('test_take', (db, { stock }: Inputs<{ stock: string }>) => {
  const locked = db.$with('locked', { id: sql<number>`id`.as('id') }).as(lockedStock(stock));
  const isLocked = sql`${productRules.id} in (select id from locked)`;
  const taken = db.$with('taken', {}).as(takenStock(db, stock, isLocked).getSQL());
  return db.with(locked, taken).select({ id: locked.id }).from(locked);
});
const takeStock = async (tx: Transaction, stock: readonly WantedStock[]) =>
  (await take(tx, { stock: stockToTake(stock) })).map(({ id }) => id);
const wanted = (ruleId: number, quantity: number, amount = 100) => ({ ruleId, quantity, amount });

describe('stock', () => {
  test('is decreased to 0, and never below', async () => {
    expect(await within((tx) => takeStock(tx, [wanted(one, 10)]))).toEqual([one]);
    expect(await left()).toEqual([0, 10]);
    expect(await within((tx) => takeStock(tx, [wanted(one, 1)]))).toEqual([]);
    expect(await left()).toEqual([0, 10]);
  });

  test('is not taken when the variant has another price', async () => {
    expect(await within((tx) => takeStock(tx, [wanted(one, 1, 90)]))).toEqual([]);
    expect(await left()).toEqual([10, 10]);
  });

  test('is decreased only where there is enough when one of several variants is short', async () => {
    const items = [wanted(other, 1), wanted(one, 11)];
    const result = await within(async (tx) => [await takeStock(tx, items), await left(tx)]);
    expect(result).toEqual([[other], [10, 9]]);
  });

  test('is increased again on return, and deleted variants are skipped', async () => {
    const items = [
      { ruleId: one, productId: 1, quantity: 2 },
      { ruleId: null, productId: null, quantity: 5 },
      { ruleId: one, productId: 1, quantity: 1 },
    ];
    await within((tx) => returnStock(tx, items));
    expect(await left()).toEqual([13, 10]);
  });

  // The embedded database has a single connection.
  test.runIf(process.env['TEST_DATABASE_URL'])(
    'that is taken is not changed by others meanwhile',
    () =>
      within(async (tx) => {
        await takeStock(tx, [wanted(one, 1)]);
        const another = (id: number) =>
          mall.db.execute(sql`select from product_rules where id = ${id} for no key update nowait`);
        await expect(another(one)).rejects.toMatchObject({ cause: { code: '55P03' } });
        await another(other);
      }),
  );
});
