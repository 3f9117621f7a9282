import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY_MS, taipeiDay } from '../../kernel/time';
import { dataOf } from '../../testing';
import { makeColleague } from '../../testing/colleagues';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';

const mall = describeMall();

test('sales have a row for each of 14 days in Taiwan, the current one last', async () => {
  const shopper = await mall.makeShopper();
  const tea = await mall.makeProduct({ rules: [{ amount: 300, stock: 9 }] });
  await shopper.ship((await mall.makeShippingMethod()).id);
  await shopper.add(tea.rules[0]?.id ?? 0);
  await shopper.pay(400);
  const today = taipeiDay(new Date());
  const early = taipeiDay(new Date(Date.now() - 13 * DAY_MS));
  const paidAt = [
    `${today}T00:00:00+08:00`,
    `${early}T00:00:00+08:00`,
    `${early}T23:59:59.999+08:00`,
    // Too early by one millisecond.
    new Date(new Date(`${early}T00:00:00+08:00`).getTime() - 1).toISOString(),
  ];
  for (const [at, time] of paidAt.entries()) {
    await mall.db.execute(sql`
      insert into orders (trans_order_id, member_id, layer, state, pay_status, items_amount, shipping_fee, final_amount, shipping, invoice, paid_at)
      select ${`M000000000${at}`}, member_id, layer, 'paid', 'paid', items_amount, shipping_fee, ${100 + at}, shipping, invoice, ${time}::timestamptz
      from orders limit 1`);
  }
  const manager = await makeColleague(mall, ['manager']);
  const days = dataOf<{ day: string }[]>(await manager.get('/api/staff/sales/day/list'));
  expect(days).toHaveLength(14);
  expect(days[0]).toEqual({ day: early, amount: 203, orders: 2, refunded: 0, net: 203 });
  expect(days[1]).toMatchObject({ amount: 0, orders: 0 });
  expect(days.at(-1)).toEqual({ day: today, amount: 100, orders: 1, refunded: 0, net: 100 });
});

test('a refund counts on the day in Taiwan on which the money went back', async () => {
  const shopper = await mall.makeShopper();
  const tea = await mall.makeProduct({ rules: [{ amount: 300, stock: 9 }] });
  await shopper.ship((await mall.makeShippingMethod()).id);
  await shopper.add(tea.rules[0]?.id ?? 0);
  await shopper.pay(400);
  const [today, yesterday, before] = [0, 1, 2].map((days) =>
    taipeiDay(new Date(Date.now() - days * DAY_MS)),
  );
  await mall.db.execute(
    sql`update orders set state = 'paid', pay_status = 'paid', paid_at = ${`${before}T12:00:00+08:00`}::timestamptz`,
  );
  const refund = (kind: string, amount: number, state: string, settledAt: string | null) =>
    mall.db.execute(sql`
      insert into refunds (order_id, kind, amount, state, next_try_at, settled_at)
      select id, ${kind}, ${amount}, ${state}, now(), ${settledAt}::timestamptz from orders`);
  // The first and the last moment of yesterday in Taiwan.
  await refund('lines', 100, 'settled', `${yesterday}T00:00:00+08:00`);
  await refund('lines', 20, 'settled', `${yesterday}T23:59:59.999+08:00`);
  await refund('lines', 3, 'settled', `${today}T00:00:00+08:00`);
  // Money that was no sale, and money that has not gone back yet.
  await refund('surplus', 400, 'settled', `${yesterday}T12:00:00+08:00`);
  await refund('order', 277, 'called', null);
  const manager = await makeColleague(mall, ['manager']);
  const days = dataOf<object[]>(await manager.get('/api/staff/sales/day/list'));
  expect(days.slice(-3)).toEqual([
    { day: before, amount: 400, orders: 1, refunded: 0, net: 400 },
    { day: yesterday, amount: 0, orders: 0, refunded: 120, net: -120 },
    { day: today, amount: 0, orders: 0, refunded: 3, net: -3 },
  ]);
});

test('sales are not shown to a clerk', async () => {
  const clerk = await makeColleague(mall, ['clerk']);
  expect((await clerk.get('/api/staff/sales/day/list')).body).toEqual(refused('forbidden'));
});
