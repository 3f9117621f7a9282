import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  couponTickets,
  dealerProfits,
  members,
  orders,
  productRules,
  products,
} from '../../db/schema';
import { transaction } from '../../db/transaction';
import { MallError } from '../../kernel/error';
import { dataOf, shopperOf, type PlacedData, type Shopper } from '../../testing';
import { openDesk, type TestDesk } from '../../testing/desk';
import { describeMall } from '../../testing/describe-mall';
import { gatewayFor } from '../../testing/gateway';
import { moveOrder } from './move-order.service';
import { isRefundable } from './refundable';
import { DAY_MS } from '../../kernel/time';

let desk: TestDesk;
let shopper: Shopper;
let ticket: number;
const mall = describeMall();
beforeEach(async () => {
  await mall.setConfig('point', 'amount_get_point', 100);
  await mall.setConfig('dealer', 'commission_percent', 10);
  desk = await openDesk(mall);
  const dealer = await mall.makeMember({ isDealer: true });
  const member = await mall.makeMember({ dealerId: dealer.id });
  shopper = shopperOf(mall.as(member), member);
  await mall.givePoints(shopper.id, 50);
  const coupon = await mall.makeCoupon({ value: 150, totalLimit: 1 });
  ticket = await mall.makeTicket(shopper.id, coupon.id);
});

/** Two cakes for NT$600 and shipping for 100, with a coupon for 150 and 50 points: NT$500. */
async function place(coupons = [ticket], total = 500) {
  const cake = await mall.makeProduct({ rules: [{ amount: 300, stock: 10 }] });
  await shopper.add(cake.rules[0]?.id ?? 0, { quantity: 2 });
  await shopper.ship((await mall.makeShippingMethod({ freeFrom: null })).id);
  await shopper.call.post('/api/payment/coupon/1', { tickets: coupons });
  await shopper.call.post('/api/payment/point/1/50');
  return dataOf<PlacedData>(await shopper.pay(total));
}
const paid = async (placed: PlacedData) => {
  const gateway = gatewayFor(mall);
  await gateway.send(gateway.result(placed.next.fields));
  return placed.trans_order_id;
};
const move = async (o_id: string, ...states: string[]) => {
  for (const to of states) dataOf(await desk.move(o_id, to));
};
const cancel = async (o_id: string) =>
  dataOf(await shopper.call.post('/api/order/refund', { o_id, cancel_reason: '買錯了' }));
const effectsNow = async () => {
  const [rule] = await mall.db.select().from(productRules);
  const [product] = await mall.db.select().from(products);
  const [row] = await mall.db.select().from(members).where(eq(members.id, shopper.id));
  const [used] = await mall.db.select().from(couponTickets);
  const profits = await mall.db.select().from(dealerProfits);
  return {
    stock: rule?.stock,
    sold: product?.soldCount,
    points: row?.points,
    couponIsUsed: used?.orderId !== null,
    commission: profits.reduce((sum, each) => sum + (each.reversedAt ? 0 : each.commission), 0),
  };
};
const PLACED = { stock: 8, sold: 0, points: 0, couponIsUsed: true, commission: 0 };
const UNTOUCHED = { stock: 10, sold: 0, points: 50, couponIsUsed: false, commission: 0 };

describe('an order’s effects', () => {
  test('are stock, coupon and points when it is placed, all of them undone when it is cancelled', async () => {
    const { trans_order_id } = await place();
    expect(await effectsNow()).toEqual(PLACED);
    await cancel(trans_order_id);
    expect(await effectsNow()).toEqual(UNTOUCHED);
  });

  test('are all undone when it expires', async () => {
    await place();
    await mall.tick(new Date(Date.now() + 6 * DAY_MS));
    expect(await effectsNow()).toEqual(UNTOUCHED);
  });

  test('are only the count of sold items when it is paid', async () => {
    await paid(await place());
    expect(await effectsNow()).toEqual({ ...PLACED, sold: 2 });
  });

  test('are undone for stock when the refund is requested, for coupon and points when it is made', async () => {
    const id = await paid(await place());
    await cancel(id);
    expect(await effectsNow()).toEqual({ ...PLACED, stock: 10, sold: 2 });
    await move(id, 'refunded');
    expect(await effectsNow()).toEqual({ ...UNTOUCHED, sold: 2 });
  });

  test('are rewards for the amount paid for items when it is completed, revoked on a refund', async () => {
    const id = await paid(await place());
    await move(id, 'preparing', 'shipped', 'arrived', 'completed');
    // NT$400 for items: fee, coupon and points earn nothing.
    expect(await effectsNow()).toEqual({ ...PLACED, sold: 2, points: 4, commission: 40 });
    await cancel(id);
    await move(id, 'refunded');
    // Shipped items are restocked by hand.
    expect(await effectsNow()).toEqual({ ...UNTOUCHED, stock: 8, sold: 2 });
  });

  test('are rewards for the whole amount when a coupon paid the fee', async () => {
    const free = await mall.makeCoupon({ kind: 'shipping', value: 0 });
    const id = await paid(await place([await mall.makeTicket(shopper.id, free.id)], 550));
    await move(id, 'preparing', 'shipped', 'arrived', 'completed');
    expect(await effectsNow()).toMatchObject({ points: 5, commission: 55 });
  });
});

test('a transition is refused when the order has left the expected state', async () => {
  await place();
  const [order] = await mall.db.select().from(orders);
  const id = order?.id ?? 0;
  await mall.db.update(orders).set({ state: 'cancelled' });
  const moving = transaction(mall.db, (tx) =>
    moveOrder(tx, { id, state: 'pending' }, 'paid', { actor: 'gateway' }),
  );
  await expect(moving).rejects.toEqual(new MallError('orderMoveRefused'));
});

test('the return period is exactly seven days', () => {
  const arrived = new Date('2026-11-01T12:00:00Z');
  const after = (milliseconds: number) =>
    isRefundable({ state: 'completed' }, arrived, new Date(arrived.getTime() + milliseconds));
  expect([after(604_800_000), after(604_800_001)]).toEqual([true, false]);
});
