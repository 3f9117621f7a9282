import { beforeEach, describe, expect, test } from 'vitest';
import { asc, eq } from 'drizzle-orm';
import { couponTickets, dealerProfits, members, productRules } from '../../db/schema';
import { dataOf, shopperOf, type OrderData, type PlacedData, type Shopper } from '../../testing';
import { openDesk, type TestDesk } from '../../testing/desk';
import { describeMall } from '../../testing/describe-mall';
import { gatewayFor } from '../../testing/gateway';
import { lineRefundsOf } from '../../testing/line-refunds';
import { makePartBank, type PartBank } from '../../testing/part-bank';
import { refundWith } from '../../testing/refund-with';

let shopper: Shopper;
let desk: TestDesk;
let bank: PartBank;
let ticket = 0;
const mall = describeMall();
const { refund, rows } = lineRefundsOf(mall, () => bank);
beforeEach(async () => {
  bank = makePartBank();
  desk = await openDesk(mall);
  await mall.setConfig('point', 'amount_get_point', 100);
  await mall.setConfig('dealer', 'commission_percent', 10);
  const dealer = await mall.makeMember({ isDealer: true });
  const member = await mall.makeMember({ dealerId: dealer.id });
  shopper = shopperOf(mall.as(member), member);
  await mall.givePoints(shopper.id, 50);
  ticket = await mall.makeTicket(shopper.id, (await mall.makeCoupon({ value: 150 })).id);
});

/** Two cakes for NT$300, a tea for NT$200, shipping for 100, a coupon for 150 and 50 points: NT$600 for the items. */
const paid = async () => {
  const cake = await mall.makeProduct({ rules: [{ amount: 300, stock: 10 }] });
  const tea = await mall.makeProduct({ rules: [{ amount: 200, stock: 10 }] });
  await shopper.add(cake.rules[0]?.id ?? 0, { quantity: 2 });
  await shopper.add(tea.rules[0]?.id ?? 0);
  await shopper.ship((await mall.makeShippingMethod({ freeFrom: null })).id);
  await shopper.call.post('/api/payment/coupon/1', { tickets: [ticket] });
  await shopper.call.post('/api/payment/point/1/50');
  const placed = dataOf<PlacedData>(await shopper.pay(700));
  const gateway = gatewayFor(mall);
  await gateway.send(gateway.result(placed.next.fields));
  return placed.trans_order_id;
};
const move = async (id: string, ...states: string[]) => {
  for (const to of states) dataOf(await desk.move(id, to));
};
const stock = async () =>
  (await mall.db.select().from(productRules).orderBy(asc(productRules.id))).map(
    ({ stock: left }) => left,
  );
const points = async () => {
  const [row] = await mall.db.select().from(members).where(eq(members.id, shopper.id));
  return row?.points;
};
const amounts = async () => (await rows()).map(({ kind, amount, state }) => [kind, amount, state]);
const notices = async () =>
  dataOf<{ list: { title: string }[] }>(await shopper.call.get('/api/notify/list/1')).list.map(
    ({ title }) => title,
  );
const isCouponUsed = async () =>
  (await mall.db.select().from(couponTickets)).some(({ orderId }) => orderId !== null);

describe('a refund of single lines', () => {
  test('returns the units’ share of what was paid, and leaves the order as it is', async () => {
    const id = await paid();
    await refund(id, { lines: [{ at: 0, quantity: 1 }] });
    // 600 of 800: a cake was paid with NT$225, and with 19 of the 50 points.
    expect(await amounts()).toEqual([['lines', 225, 'settled']]);
    expect(bank.calls).toMatchObject([{ amount: 225, isPart: true }]);
    expect(await stock()).toEqual([9, 9]);
    expect(await points()).toBe(19);
    const order: OrderData = await shopper.order(id);
    expect(order).toMatchObject({
      state: 'paid',
      pay_status_text: '已付款',
      refunded_amount: 225,
      refund_amount: 475,
    });
    expect(order.products.map(({ refunded_count }) => refunded_count)).toEqual([1, 0]);
    expect(order.timeline.at(-1)?.text).toBe('部分商品或運費已退款');
    expect((await notices())[0]).toBe('已退回 NT$225');
  });

  test('puts no unit on sale that is damaged', async () => {
    const id = await paid();
    await refund(id, { lines: [{ at: 0, quantity: 1, restock: false }] });
    expect(await stock()).toEqual([8, 9]);
    await refundWhole(id);
    expect(await stock()).toEqual([9, 10]);
  });

  test('leaves the rest to the refund of the whole order: units, money and points', async () => {
    const id = await paid();
    await refund(id, { lines: [{ at: 0, quantity: 1 }] });
    await refundWhole(id);
    expect(await amounts()).toEqual([
      ['lines', 225, 'settled'],
      ['order', 475, 'settled'],
    ]);
    expect(bank.total()).toBe(700);
    expect([await stock(), await points()]).toEqual([[10, 10], 50]);
    expect(await shopper.order(id)).toMatchObject({ state: 'refunded', refunded_amount: 700 });
  });

  test('closes the order with its last unit, and refunds its fee, too', async () => {
    const id = await paid();
    await refund(id, { lines: [{ at: 0, quantity: 2 }] });
    expect(bank.total()).toBe(450);
    const before = await points();
    await refund(id, { lines: [{ at: 1, quantity: 1 }] });
    expect([before, await points()]).toEqual([38, 50]);
    expect(bank.total()).toBe(700);
    expect(await shopper.order(id)).toMatchObject({
      state: 'refunded',
      pay_status_text: '已退款',
      cancel_reason: '缺貨',
    });
    expect([await stock(), await isCouponUsed()]).toEqual([[10, 10], false]);
    expect((await notices())[0]).toBe('退款完成');
  });

  test('takes back what the refunded units earned, for member and dealer', async () => {
    const id = await paid();
    await move(id, 'preparing', 'shipped', 'arrived', 'completed');
    const profit = async () => (await mall.db.select().from(dealerProfits))[0];
    expect([await points(), await profit()]).toMatchObject([6, { amount: 600, commission: 60 }]);
    await refund(id, { lines: [{ at: 0, quantity: 1, restock: false }] });
    // NT$375 are left of the items: 3 points earned, 19 returned.
    expect([await points(), await profit()]).toMatchObject([22, { amount: 375, commission: 37 }]);
    await refund(id, {
      lines: [
        { at: 0, quantity: 1 },
        { at: 1, quantity: 1 },
      ],
    });
    expect(await points()).toBe(50);
    // The shop keeps the fee: the parcel was shipped.
    expect(await shopper.order(id)).toMatchObject({ state: 'completed', refunded_amount: 600 });
    await refund(id, { fee: true });
    expect(await shopper.order(id)).toMatchObject({ state: 'refunded', refunded_amount: 700 });
    expect(bank.total()).toBe(700);
  });

  test('before completion leaves less to earn', async () => {
    const id = await paid();
    await refund(id, { lines: [{ at: 0, quantity: 1 }] });
    await move(id, 'preparing', 'shipped', 'arrived', 'completed');
    const [profit] = await mall.db.select().from(dealerProfits);
    expect([await points(), profit]).toMatchObject([22, { amount: 375, commission: 37 }]);
  });

  test('is refused for more than is left, for a fee that is gone, and while a parcel travels', async () => {
    const id = await paid();
    await refund(id, { lines: [{ at: 0, quantity: 1 }], fee: true });
    const refusals = [
      [{ lines: [{ at: 0, quantity: 2 }] }, 'unitsNotLeft'],
      [{ lines: [{ at: 9, quantity: 1 }] }, 'unitsNotLeft'],
      [
        {
          lines: [
            { at: 0, quantity: 1 },
            { at: 0, quantity: 1 },
          ],
        },
        'unitsNotLeft',
      ],
      [{}, 'unitsNotLeft'],
      [{ fee: true }, 'feeNotRefundable'],
    ] as const;
    for (const [units, failure] of refusals) {
      await expect(refund(id, units)).rejects.toMatchObject({ failure });
    }
    await move(id, 'preparing', 'shipped');
    const shipped = refund(id, { lines: [{ at: 0, quantity: 1 }] });
    await expect(shipped).rejects.toMatchObject({ failure: 'orderMoveRefused' });
    expect(await rows()).toHaveLength(1);
    expect(await isCouponUsed()).toBe(true);
  });
});

const refundWhole = async (id: string) => {
  await shopper.call.post('/api/order/refund', { o_id: id, cancel_reason: '買錯了' });
  await refundWith(mall, bank.gateway, { o_id: id });
};
