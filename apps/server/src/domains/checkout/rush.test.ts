import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import {
  idempotencyKeys,
  orderItems,
  orders,
  paymentAttempts,
  productRules,
} from '../../db/schema';
import {
  dataOf,
  type MadeProduct,
  type PlacedData,
  type Shopper,
  type TestReply,
} from '../../testing';
import { CACHES_ON } from '../../testing/caches-on';
import { describeMall } from '../../testing/describe-mall';
import { retryUnavailable } from '../../testing/retry-unavailable';
import { refused } from '../../testing/refused';
import { fullOr } from '../../testing/scale';

let home: number;
const mall = describeMall(CACHES_ON);
beforeEach(async () => {
  home = (await mall.makeShippingMethod({ fee: 0, freeFrom: null })).id;
});

const ruleOf = (product: MadeProduct): number => product.rules[0]?.id ?? 0;
const stockOf = async (product: MadeProduct) =>
  (
    await mall.db
      .select()
      .from(productRules)
      .where(eq(productRules.id, ruleOf(product)))
  )[0]?.stock;
const times = <Result>(count: number, make: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));
const placed = (replies: readonly TestReply[]) => replies.filter(({ body }) => body.valid);
const stockLeft = async () => {
  const [row] = await mall.db
    .select({ sum: sql<number>`coalesce(sum(${orderItems.quantity}), 0)::int` })
    .from(orderItems);
  return row?.sum;
};

/** Shoppers with these items in their carts, all ready to pay. */
const shoppersWith = (count: number, items: (at: number) => readonly MadeProduct[]) =>
  times(count, async (at): Promise<Shopper> => {
    const shopper = await mall.makeShopper();
    for (const product of items(at)) await shopper.add(ruleOf(product));
    await shopper.ship(home);
    return shopper;
  });

const RUSH = { shoppers: fullOr(40, 1000), stockLeft: fullOr(10, 100) };

test(`${RUSH.shoppers} checkouts at once for ${RUSH.stockLeft} items: as many orders, stock 0, and the others are refused with a message`, async () => {
  const { stockLeft: stock } = RUSH;
  const cake = await mall.makeProduct({ name: '鳳梨酥', rules: [{ amount: 100, stock }] });
  const shoppers = await shoppersWith(RUSH.shoppers, () => [cake]);
  const replies = await Promise.all(shoppers.map((shopper) => shopper.pay(100)));
  expect(placed(replies)).toHaveLength(stock);
  expect(await stockOf(cake)).toBe(0);
  expect(await stockLeft()).toBe(stock);
  expect(await mall.db.$count(orders)).toBe(stock);
  const refusals = replies.filter(({ body }) => !body.valid).map(({ body }) => body);
  expect(refusals).toHaveLength(RUSH.shoppers - stock);
  const sentence = '有商品目前無法購買：「鳳梨酥」已經售完';
  expect(refusals).toEqual(refusals.map(() => refused('cartLineUnbuyable', sentence)));
});

test('an item bought as a normal line, an add-on and a gift at once is sold at most once', async () => {
  const last = await mall.makeProduct({ rules: [{ amount: 50, stock: 1 }] });
  const tea = await mall.makeProduct({ rules: [{ amount: 100, stock: 999 }] });
  const cake = await mall.makeProduct({ rules: [{ amount: 100, stock: 999 }] });
  await mall.makeGift({ productId: tea.id, giftRuleId: ruleOf(last) });
  await mall.makeAddOn({ productId: cake.id, addonRuleId: ruleOf(last), amount: 10 });
  const buyers = await times(12, async (at) => {
    const shopper = await mall.makeShopper();
    await shopper.ship(home);
    if (at % 3 === 0) await shopper.add(ruleOf(last));
    if (at % 3 === 1) await shopper.add(ruleOf(tea));
    if (at % 3 === 2) {
      await shopper.add(ruleOf(cake));
      await shopper.add(ruleOf(last), { type: 3, relation_id: ruleOf(cake) });
    }
    return { shopper, total: [50, 100, 110][at % 3] ?? 0 };
  });
  const replies = await Promise.all(buyers.map(({ shopper, total }) => shopper.pay(total)));
  const gifts = await mall.db
    .select()
    .from(orderItems)
    .where(eq(orderItems.ruleId, ruleOf(last)));
  expect(gifts.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(1);
  expect(await stockOf(last)).toBe(0);
  // A gift that has run out does not prevent the purchase of the tea.
  const teas = replies.filter((_, at) => at % 3 === 1);
  expect(placed(teas)).toHaveLength(4);
});

test('one cart with the last item as normal line, add-on and gift gets it once', async () => {
  const last = await mall.makeProduct({ name: '最後一件', rules: [{ amount: 50, stock: 1 }] });
  const tea = await mall.makeProduct({ rules: [{ amount: 100, stock: 9 }] });
  await mall.makeGift({ productId: tea.id, giftRuleId: ruleOf(last) });
  await mall.makeAddOn({ productId: tea.id, addonRuleId: ruleOf(last), amount: 10 });
  const shopper = await mall.makeShopper();
  await shopper.ship(home);
  await shopper.add(ruleOf(tea));
  expect((await shopper.cart()).list.map(({ type }) => type)).toEqual([1, 2]);
  await shopper.add(ruleOf(last));
  expect((await shopper.cart()).list.map(({ type }) => type)).toEqual([1, 1]);
  const addOn = { type: 3, relation_id: ruleOf(tea) };
  expect((await shopper.add(ruleOf(last), addOn)).body).toEqual(refused('stockShort'));
  expect((await shopper.pay(150)).status).toBe(200);
  expect(await stockOf(last)).toBe(0);
});

const CROSSING = fullOr(16, 200);

test(`${CROSSING} carts that buy the same items in opposite order never deadlock`, async () => {
  const [one, other] = [
    await mall.makeProduct({ rules: [{ amount: 100, stock: CROSSING }] }),
    await mall.makeProduct({ rules: [{ amount: 100, stock: CROSSING }] }),
  ];
  const shoppers = await shoppersWith(CROSSING, (at) =>
    at % 2 === 0 ? [one, other] : [other, one],
  );
  const replies = await Promise.all(
    shoppers.map((shopper, at) =>
      // All of them change the same two rows: on a slow machine the last ones wait longer than the server lets them.
      retryUnavailable(() => shopper.pay(200, {}, { 'idempotency-key': `crossing-${at}` })),
    ),
  );
  expect(replies.filter(({ body }) => !body.valid)).toEqual([]);
  expect([await stockOf(one), await stockOf(other)]).toEqual([0, 0]);
});

test('one shopper who taps ten times without a key orders once', async () => {
  const cake = await mall.makeProduct({ rules: [{ amount: 100, stock: 50 }] });
  const [shopper] = await shoppersWith(1, () => [cake]);
  const replies = await times(10, async () => shopper?.pay(100));
  expect(replies.filter((reply) => reply?.body.valid)).toHaveLength(1);
  expect(await stockOf(cake)).toBe(49);
  for (const reply of replies.filter((each) => !each?.body.valid)) {
    expect(reply?.body).toEqual(refused('cartEmpty'));
  }
});

test('one key sent fifty times at once is one order and one answer', async () => {
  const cake = await mall.makeProduct({ rules: [{ amount: 100, stock: 50 }] });
  const [shopper] = await shoppersWith(1, () => [cake]);
  const headers = { 'idempotency-key': randomUUID() };
  const replies = await times(50, async () => shopper?.pay(100, {}, headers));
  expect(new Set(replies.map((reply) => reply?.status))).toEqual(new Set([200]));
  const [first] = replies;
  for (const reply of replies) expect(reply?.body).toEqual(first?.body);
  expect([await mall.db.$count(orders), await mall.db.$count(paymentAttempts)]).toEqual([1, 1]);
  expect(await stockOf(cake)).toBe(49);

  // Also after the cart is empty; but not for another body, and not for other members.
  expect((await shopper?.pay(100, {}, headers))?.body).toEqual(first?.body);
  const other = await shopper?.pay(101, {}, headers);
  expect([other?.status, other?.body]).toEqual([409, refused('idempotencyKeyReused')]);
  const [stranger] = await shoppersWith(1, () => [cake]);
  const theirs = await stranger?.pay(100, {}, headers);
  expect(theirs?.body.valid).toBe(true);
  expect(theirs?.body).not.toEqual(first?.body);
});

test('a refusal does not consume a key', async () => {
  const cake = await mall.makeProduct({ rules: [{ amount: 100, stock: 50 }] });
  const [shopper] = await shoppersWith(1, () => [cake]);
  const headers = { 'idempotency-key': randomUUID() };
  await mall.setConfig('payment', 'ecpay_status', '0');
  expect((await shopper?.pay(100, {}, headers))?.body).toEqual(refused('paymentUnavailable'));
  expect(await mall.db.$count(idempotencyKeys)).toBe(0);
  await mall.setConfig('payment', 'ecpay_status', '1');
  expect((await shopper?.pay(100, {}, headers))?.status).toBe(200);
  for (const key of ['short', 'a b c d e f g h', 'x'.repeat(129)]) {
    const { status } = (await shopper?.pay(100, {}, { 'idempotency-key': key })) ?? {};
    expect(status).toBe(400);
  }
});

test('paying again twenty times with one key starts one attempt', async () => {
  const cake = await mall.makeProduct({ rules: [{ amount: 100, stock: 50 }] });
  const [shopper] = await shoppersWith(1, () => [cake]);
  if (!shopper) throw new Error('no shopper');
  const { trans_order_id } = dataOf<PlacedData>(await shopper.pay(100));
  const replies = await times(20, () =>
    shopper.call.post(
      `/api/reset/payment/pay/${trans_order_id}`,
      { payment: { method: 'credit' } },
      { 'idempotency-key': 'the-same-key' },
    ),
  );
  const numbers = replies.map((each) => dataOf<PlacedData>(each).next.fields['MerchantTradeNo']);
  expect(new Set(numbers).size).toBe(1);
  expect(await mall.db.$count(paymentAttempts)).toBe(2);
});

const TAMPERED = fullOr(50, 1000);

test(`${TAMPERED} checkouts with wrong totals are all refused`, async () => {
  const cake = await mall.makeProduct({ rules: [{ amount: 100, stock: 50 }] });
  const [shopper] = await shoppersWith(1, () => [cake]);
  const wrong = Array.from({ length: TAMPERED }, (_, at) => (at < 100 ? at : at + 1));
  for (let from = 0; from < wrong.length; from += 50) {
    const replies = await Promise.all(
      wrong.slice(from, from + 50).map(async (total) => shopper?.pay(total)),
    );
    for (const reply of replies) expect(reply?.body).toEqual(refused('totalChanged'));
  }
  expect(await mall.db.$count(orders)).toBe(0);
});
