import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dataOf } from '../../testing';
import { countStatements } from '../../testing/count-statements';
import { describeMall } from '../../testing/describe-mall';
import { openDesk } from '../../testing/desk';
import { fakeIntervals } from '../../testing/fake-intervals';

// No job sends a statement of its own while those of a call are counted.
beforeAll(fakeIntervals);
const mall = describeMall();
afterAll(() => vi.useRealTimers());

test('the list of orders asks the database as often for fifty orders as for one', async () => {
  const shopper = await mall.makeShopper();
  const desk = await openDesk(mall);
  const tea = await mall.makeProduct({ rules: [{ amount: 300, stock: 9 }] });
  await shopper.ship((await mall.makeShippingMethod()).id);
  await shopper.add(tea.rules[0]?.id ?? 0);
  await shopper.pay(400);
  const list = async () =>
    dataOf<{ list: unknown[] }>(await desk.get('/api/staff/order/list')).list;
  const count = async () => (await countStatements(mall.db, list)).length;

  const one = await count();
  await mall.db.execute(sql`
    insert into orders (trans_order_id, member_id, layer, state, pay_status, items_amount, shipping_fee, final_amount, shipping, invoice)
    select 'M' || lpad(n::text, 10, '0'), member_id, layer, state, pay_status, items_amount, shipping_fee, final_amount, shipping, invoice
    from orders, generate_series(1, 49) as n`);
  expect(await count()).toBe(one);
  expect(await list()).toHaveLength(50);
});
