import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { orderItems } from '../../db/schema';
import type { Shopper, TestReply } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';

let shopper: Shopper;
const mall = describeMall();
beforeEach(async () => {
  shopper = await mall.makeShopper();
});

const ruleWith = async (stock: number, amount = 100): Promise<number> =>
  (await mall.makeProduct({ rules: [{ stock, amount }] })).rules[0]?.id ?? 0;
const times = (count: number, call: () => Promise<TestReply>) =>
  Promise.all(Array.from({ length: count }, call));
const accepted = (replies: readonly TestReply[]) => replies.filter(({ body }) => body.valid);
const quantity = async () =>
  (await shopper.cart()).list.reduce((sum, line) => sum + line.quantity, 0);

test('a cart holds no more than the stock when one variant is added many times at once', async () => {
  const rule = await ruleWith(7);
  const replies = await times(15, () => shopper.add(rule));
  expect(accepted(replies)).toHaveLength(7);
  expect(await quantity()).toBe(7);
  for (const reply of replies.filter(({ body }) => !body.valid)) {
    expect(reply.body).toEqual(refused('stockShort'));
  }
});

test('a line holds at most 999 when a large quantity is added many times at once', async () => {
  const rule = await ruleWith(5000);
  const replies = await times(12, () => shopper.add(rule, { quantity: 100 }));
  expect(accepted(replies)).toHaveLength(9);
  expect(await quantity()).toBe(900);
});

test('a line has one of the quantities when it is set to several at once', async () => {
  const rule = await ruleWith(50);
  await shopper.add(rule);
  const replies = await Promise.all(
    [3, 5, 7, 9].map((wanted) =>
      shopper.call.post('/api/shopping/cart/1/update', {
        rule_id: rule,
        relation_id: 0,
        quantity: wanted,
      }),
    ),
  );
  expect(accepted(replies)).toHaveLength(4);
  expect([3, 5, 7, 9]).toContain(await quantity());
});

test('no item is lost or bought twice when a cart is paid while the item is added', async () => {
  const home = await mall.makeShippingMethod({ fee: 0, freeFrom: null });
  const rule = await ruleWith(100);
  await shopper.add(rule);
  await shopper.ship(home.id);
  const [adds, payments] = await Promise.all([
    times(10, () => shopper.add(rule)),
    times(10, () => shopper.pay(100)),
  ]);
  expect(accepted(adds)).toHaveLength(10);
  const [bought] = await mall.db
    .select({ sum: sql<number>`coalesce(sum(${orderItems.quantity}), 0)::int` })
    .from(orderItems);
  // Each payment is for one item: a cart with more has another total.
  expect(bought?.sum).toBe(accepted(payments).length);
  expect((bought?.sum ?? 0) + (await quantity())).toBe(11);
});
