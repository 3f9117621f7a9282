import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { members, orders, pointEntries } from '../../db/schema';
import { dataOf, type MadeProduct, type PlacedData, type Shopper } from '../../testing';
import { CACHES_ON } from '../../testing/caches-on';
import { openDesk } from '../../testing/desk';
import { describeMall } from '../../testing/describe-mall';
import { gatewayFor } from '../../testing/gateway';
import { refused } from '../../testing/refused';
import { fullOr } from '../../testing/scale';
import { takeFrom } from './take-from';
import { DAY_MS } from '../../kernel/time';

let shopper: Shopper;
let cake: MadeProduct;
const mall = describeMall(CACHES_ON);
beforeEach(async () => {
  shopper = await mall.makeShopper();
  cake = await mall.makeProduct({ rules: [{ amount: 300, marketPrice: 300, stock: 1000 }] });
  const { id } = await mall.makeShippingMethod({ freeFrom: null });
  await shopper.ship(id);
  await shopper.add(cake.rules[0]?.id ?? 0, { quantity: 2 });
});
afterEach(() => void vi.useRealTimers());

interface History {
  readonly list: {
    readonly amount: number;
    readonly reason: string;
    readonly balance: number;
    readonly expire_time: string | null;
    readonly trans_order_id: string | null;
  }[];
  readonly page: { readonly total_count: number };
}
const day = (days: number) => new Date(Date.now() + days * DAY_MS);
const apply = (points: number, who = shopper) => who.call.post(`/api/payment/point/1/${points}`);
const totalsOf = async (points: number) =>
  dataOf<{ points: number; totals: Record<string, number> }>(await apply(points));
const history = async (who = shopper) =>
  dataOf<History>(await who.call.get('/api/member/point/history'));
const expiry = async () =>
  dataOf<{ points: number; point_expiry: object | null; list: { points: number }[] }>(
    await shopper.call.get('/api/member/point/expiry'),
  );
const balance = async (id = shopper.id) =>
  (await mall.db.select().from(members).where(eq(members.id, id)))[0]?.points;
/** Checks that every member's balance equals their ledger, and their unspent earnings. */
const agree = async () => {
  const rows = await mall.db
    .select({
      points: members.points,
      ledger: sql<number>`coalesce((select sum(amount) from point_entries where member_id = members.id), 0)::int`,
      left: sql<number>`coalesce((select sum(remaining) from point_entries where member_id = members.id), 0)::int`,
    })
    .from(members);
  for (const { points, ledger, left } of rows) expect([ledger, left]).toEqual([points, points]);
};
const payWith = async (points: number) => {
  const { totals } = await totalsOf(points);
  return dataOf<PlacedData>(await shopper.pay(totals['total_amount'] ?? 0));
};
const refund = (o_id: string) =>
  shopper.call.post('/api/order/refund', { o_id, cancel_reason: '買錯了' });
const staffMove = async (o_id: string, to: string) => {
  const desk = await openDesk(mall);
  return dataOf(await desk.move(o_id, to));
};

test('a guest has no points', async () => {
  const guest = mall.as();
  expect((await guest.get('/api/member/point/expiry')).status).toBe(401);
  expect((await guest.get('/api/member/point/history')).status).toBe(401);
  expect((await guest.post('/api/payment/point/1/1')).status).toBe(401);
});

describe('on a cart', () => {
  test('pay for items, a dollar each, and earn nothing themselves', async () => {
    await mall.givePoints(shopper.id, 1000);
    await mall.setConfig('point', 'amount_get_point', 100);
    expect(await totalsOf(250)).toMatchObject({
      points: 250,
      totals: {
        points_used: 250,
        points_amount: 250,
        discount_amount: 250,
        total_amount: 450,
        points_to_earn: 3,
      },
    });
    expect((await totalsOf(0)).totals).toMatchObject({ points_used: 0, total_amount: 700 });
  });

  test('never pay for shipping, nor exceed the member’s points', async () => {
    await mall.givePoints(shopper.id, 1000);
    expect((await totalsOf(600)).totals).toMatchObject({ total_amount: 100 });
    const { status, body } = await apply(601);
    expect([status, body]).toEqual([
      409,
      refused('pointsShort', '您有 1,000 點，這筆訂單最多可折抵 600 點'),
    ]);
    const other = await mall.makeShopper();
    expect((await apply(1, other)).body).toEqual(refused('pointsShort'));
  });

  test('have the configured value, in whole dollars', async () => {
    await mall.givePoints(shopper.id, 1000);
    await mall.setConfig('point', 'point_exchange_amount', 30);
    expect(await totalsOf(100)).toMatchObject({
      points: 90,
      totals: { points_used: 90, points_amount: 3, total_amount: 697 },
    });
    expect(await totalsOf(119)).toMatchObject({ points: 90, totals: { points_amount: 3 } });
    await mall.setConfig('point', 'point_exchange_amount', 0);
    expect((await apply(1)).body).toEqual(refused('pointsShort'));
  });

  test('are earned for every full amount, never for a part of one', async () => {
    await mall.setConfig('point', 'amount_get_point', 601);
    expect((await totalsOf(0)).totals).toMatchObject({ points_to_earn: 0 });
    await mall.setConfig('point', 'amount_get_point', 600);
    expect((await totalsOf(0)).totals).toMatchObject({ points_to_earn: 1 });
    await mall.setConfig('point', 'amount_get_point', 350);
    expect((await totalsOf(0)).totals).toMatchObject({ points_to_earn: 1 });
  });

  test('apply after coupons: at most the remaining price of the items', async () => {
    await mall.givePoints(shopper.id, 1000);
    const coupon = await mall.makeCoupon({ value: 400 });
    const ticket = await mall.makeTicket(shopper.id, coupon.id);
    await totalsOf(600);
    const { body } = await shopper.call.post('/api/payment/coupon/1', { tickets: [ticket] });
    expect(body.data).toMatchObject({
      totals: { coupon_amount: 400, points_used: 200, total_amount: 100 },
    });
  });

  test.each(['-1', '1.5', 'x', '2147483648'])('are refused when they are %s', async (points) => {
    const { status, body } = await shopper.call.post(`/api/payment/point/1/${points}`);
    expect([status, body]).toMatchObject([422, { data: { fields: [{ field: 'amount' }] } }]);
  });
});

describe('with the order', () => {
  test('are spent, those that expire first, with an entry in the ledger', async () => {
    await mall.givePoints(shopper.id, 100, day(90));
    await mall.givePoints(shopper.id, 50, day(9));
    await mall.givePoints(shopper.id, 30, null);
    const { trans_order_id } = await payWith(120);
    expect(await balance()).toBe(60);
    expect(await expiry()).toMatchObject({
      points: 60,
      point_expiry: { points: 30 },
      list: [{ points: 30 }],
    });
    const { list, page } = await history();
    expect(page.total_count).toBe(5);
    expect(list.map(({ amount }) => amount).reduce((sum, each) => sum + each, 0)).toBe(60);
    expect(list[0]).toMatchObject({ reason: '購物折抵', trans_order_id, balance: 60 });
    expect(list.filter(({ amount }) => amount < 0).map((each) => each.expire_time)).toEqual([
      null,
      null,
    ]);
    await agree();
  });

  test('are returned when it is cancelled, with their original expiry', async () => {
    const end = day(90);
    vi.useFakeTimers({ toFake: ['Date'] });
    await mall.givePoints(shopper.id, 200, end);
    await mall.givePoints(shopper.id, 50, day(2));
    const { trans_order_id } = await payWith(250);
    expect(await balance()).toBe(0);
    await refund(trans_order_id);
    expect(await balance()).toBe(250);
    const earnings = await mall.db
      .select()
      .from(pointEntries)
      .where(eq(pointEntries.reason, 'returned'));
    const ends = earnings.map(({ expiresAt }) => expiresAt?.getTime() ?? 0).sort();
    // Points that were about to expire get thirty days.
    expect(ends[0]).toBe(day(30).getTime());
    expect(ends[1]).toBe(end.getTime());
    await agree();
  });

  test('can pay for all of it: then nothing remains to be paid', async () => {
    await mall.givePoints(shopper.id, 1000);
    const pickup = await mall.makeShippingMethod({ kind: 'pickup', name: '自取', fee: 0 });
    await shopper.call.post('/api/payment/shipping/1', {
      kind: 'pickup',
      shipping_id: pickup.id,
      name: '王小明',
      phone: '0912345678',
    });
    await totalsOf(600);
    const methods = await shopper.call.get(`/api/payment/pay/list/1/${pickup.id}`);
    expect(methods.body.data).toMatchObject({
      list: [{ method: 'credit', available: true, description: '不需要付款' }],
    });
    const placed = dataOf<PlacedData>(await shopper.pay(0));
    expect(placed.next).toEqual({ kind: 'none' });
    expect(await shopper.order(placed.trans_order_id)).toMatchObject({
      state: 'paid',
      can_pay: false,
      payment: { name: '不需要付款' },
      totals: { points_used: 600, total_amount: 0, points_to_earn: 0 },
    });
  });

  test('that expired after they were chosen are refused with the right total', async () => {
    await mall.givePoints(shopper.id, 300, day(1));
    await totalsOf(300);
    await mall.tick(day(2));
    expect((await shopper.pay(400)).body).toEqual(refused('totalChanged'));
    expect((await shopper.pay(700)).status).toBe(200);
  });
});

describe('an order', () => {
  const complete = async () => {
    const placed = dataOf<PlacedData>(await shopper.pay(700));
    const gateway = gatewayFor(mall);
    await gateway.send(gateway.result(placed.next.fields));
    for (const to of ['preparing', 'shipped', 'arrived'])
      await staffMove(placed.trans_order_id, to);
    return placed.trans_order_id;
  };

  test('earns points for the amount paid for items when it is completed', async () => {
    await mall.setConfig('point', 'amount_get_point', 100);
    const id = await complete();
    expect((await history()).list).toEqual([]);
    await mall.tick(day(6));
    expect(await balance()).toBe(0);
    await mall.tick(day(7.1));
    await mall.tick(day(8));
    expect(await shopper.order(id)).toMatchObject({ state: 'completed' });
    expect((await history()).list).toMatchObject([
      { amount: 6, reason: '購物回饋', trans_order_id: id, balance: 6 },
    ]);
    await agree();
  });

  test('takes back what it earned, as far as it is unspent, when it is refunded', async () => {
    await mall.setConfig('point', 'amount_get_point', 100);
    const id = await complete();
    await staffMove(id, 'completed');
    expect(await balance()).toBe(6);
    // Two of them are spent by then.
    await shopper.add(cake.rules[0]?.id ?? 0);
    await payWith(2);
    await refund(id);
    await staffMove(id, 'refunded');
    expect(await balance()).toBe(0);
    expect((await history()).list[0]).toMatchObject({ amount: -4, reason: '訂單退款，收回回饋' });
    await agree();
  });
});

describe('expired points', () => {
  test('do not count, and the job removes them once', async () => {
    await mall.givePoints(shopper.id, 70, new Date());
    await mall.givePoints(shopper.id, 30);
    expect((await expiry()).points).toBe(30);
    expect((await apply(31)).body).toEqual(refused('pointsShort'));
    await Promise.all([mall.tick(), mall.tick()]);
    expect(await balance()).toBe(30);
    expect((await history()).list[0]).toMatchObject({ amount: -70, reason: '點數到期' });
    await agree();
  });
});

const SPENDINGS = fullOr(25, 100);

test(`points are spent once when they are spent ${SPENDINGS} times at once, and the balance matches the ledger`, async () => {
  await mall.givePoints(shopper.id, 300);
  await totalsOf(300);
  const replies = await Promise.all(Array.from({ length: SPENDINGS }, () => shopper.pay(400)));
  expect(replies.filter(({ body }) => body.valid)).toHaveLength(1);
  expect(await balance()).toBe(0);
  await agree();

  // A hundred orders that are cancelled at once, while others are placed.
  await mall.db.update(orders).set({ expiresAt: new Date(0) });
  await Promise.all([mall.tick(), mall.tick(), mall.tick()]);
  expect(await balance()).toBe(300);
  await agree();
});

test('points are taken from those that expire first, then from the oldest', () => {
  const at = (time: number) => new Date(time);
  const earnings = [
    { id: 1, remaining: 5, expiresAt: null },
    { id: 2, remaining: 5, expiresAt: at(20) },
    { id: 4, remaining: 5, expiresAt: at(10) },
    { id: 3, remaining: 5, expiresAt: at(10) },
  ];
  expect(takeFrom(earnings, 12)).toEqual([
    { id: 3, taken: 5 },
    { id: 4, taken: 5 },
    { id: 2, taken: 2 },
  ]);
  expect(takeFrom(earnings, 21)).toBeNull();
  expect(takeFrom([], 0)).toEqual([]);
});
