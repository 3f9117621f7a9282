import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { dataOf, type Shopper, type TestReply } from '../../testing';
import { countStatements } from '../../testing/count-statements';
import { describeMall } from '../../testing/describe-mall';
import { fakeIntervals } from '../../testing/fake-intervals';

let shopper: Shopper;
let tea: number;
let cake: number;
let home: number;
// No job sends a statement of its own while those of a call are counted.
beforeAll(fakeIntervals);
const mall = describeMall();
afterAll(() => vi.useRealTimers());
beforeEach(async () => {
  shopper = await mall.makeShopper();
  const [first, second, cup] = [
    await mall.makeProduct({ rules: [{ amount: 300, stock: 50 }] }),
    await mall.makeProduct({ rules: [{ amount: 100, stock: 50 }] }),
    await mall.makeProduct({ rules: [{ amount: 50, stock: 50 }] }),
  ];
  [tea, cake] = [first.rules[0]?.id ?? 0, second.rules[0]?.id ?? 0];
  const cupRule = cup.rules[0]?.id ?? 0;
  await mall.makeGift({ productId: first.id, giftRuleId: cupRule });
  await mall.makeAddOn({ productId: first.id, addonRuleId: cake, amount: 10 });
  home = (await mall.makeShippingMethod({ fee: 100 })).id;
  await mall.makeShippingMethod({ kind: 'cvs', provider: 'UNIMART', fee: 60 });
});

/** Fails with the statements when a call sends more than `most`. */
async function expectAtMost(most: number, call: () => Promise<TestReply>): Promise<TestReply> {
  let reply: TestReply | undefined;
  const sent = await countStatements(mall.db, async () => (reply = await call()));
  expect(reply?.body).toMatchObject({ valid: true });
  expect(sent.length, sent.join('\n\n')).toBeLessThanOrEqual(most);
  expect(sent.length).toBeGreaterThan(0);
  if (!reply) throw new Error('The call has no reply');
  return reply;
}

const get = (path: string) => () => shopper.call.get(path);

test('the cart sends a fixed number of statements when it is read or changed', async () => {
  await expectAtMost(2, () => shopper.add(tea));
  await expectAtMost(2, () => shopper.add(cake, { type: 3, relation_id: tea }));
  await expectAtMost(1, get('/api/shopping/cart/list/1'));
  const line = { rule_id: tea, relation_id: 0 };
  const change = (action: string, body: object) => () =>
    shopper.call.post(`/api/shopping/cart/1/${action}`, body);
  await expectAtMost(2, change('update', { ...line, quantity: 2 }));
  await expectAtMost(2, change('delete', line));
});

test('checkout sends a fixed number of statements when an order is placed', async () => {
  await shopper.add(tea);
  await shopper.add(cake);
  const chosen = await expectAtMost(2, () => shopper.ship(home));
  await expectAtMost(1, get('/api/payment/shipping/list/1'));
  await expectAtMost(2, get(`/api/payment/pay/list/1/${home}`));
  await expectAtMost(2, get('/api/payment/coupons/1'));
  const { totals } = dataOf<{ totals: { total_amount: number } }>(chosen);
  await expectAtMost(5, () => shopper.pay(totals.total_amount));
});

test('checkout sends a fixed number of statements when the order has an idempotency key', async () => {
  await shopper.add(tea);
  const { totals } = dataOf<{ totals: { total_amount: number } }>(await shopper.ship(home));
  const headers = { 'idempotency-key': 'a-key-of-this-order' };
  await expectAtMost(5, () => shopper.pay(totals.total_amount, {}, headers));
  await expectAtMost(2, () => shopper.pay(totals.total_amount, {}, headers));
});

test('checkout sends a fixed number of statements when coupons and points are used', async () => {
  const coupon = await mall.makeCoupon({ value: 50 });
  const ticket = await mall.makeTicket(shopper.id, coupon.id);
  await mall.givePoints(shopper.id, 30);
  await shopper.add(tea);
  await shopper.ship(home);
  await expectAtMost(7, () => shopper.call.post('/api/payment/coupon/1', { tickets: [ticket] }));
  const applied = await expectAtMost(5, () => shopper.call.post('/api/payment/point/1/30'));
  const { totals } = dataOf<{ totals: { total_amount: number } }>(applied);
  expect(totals.total_amount).toBe(320);
  await expectAtMost(18, () => shopper.pay(320));
});

test('the badges are read in one statement', async () => {
  await shopper.add(tea);
  await expectAtMost(1, get('/api/notify/common'));
});
