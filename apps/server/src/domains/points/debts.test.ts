import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { dataOf, type PlacedData, type Shopper } from '../../testing';
import { CACHES_ON } from '../../testing/caches-on';
import { deskRefunds } from '../../testing/desk-refunds';
import { openDesk, type TestDesk } from '../../testing/desk';
import { describeMall } from '../../testing/describe-mall';
import { orders } from '../../db/schema';
import { transaction } from '../../db/transaction';
import { gatewayFor } from '../../testing/gateway';
import { takeBackEarned } from './take-back.service';
import { DAY_MS } from '../../kernel/time';

/** NT$300 each: three points each. */
const PRICE = 300;
let shopper: Shopper;
let desk: TestDesk;
let ruleId: number;
const mall = describeMall(CACHES_ON);
beforeEach(async () => {
  shopper = await mall.makeShopper();
  desk = await openDesk(mall);
  await mall.setConfig('point', 'amount_get_point', 100);
  const product = await mall.makeProduct({
    rules: [{ amount: PRICE, marketPrice: PRICE, stock: 1000 }],
  });
  ruleId = product.rules[0]?.id ?? 0;
  const { id } = await mall.makeShippingMethod({ fee: 0, freeFrom: null });
  await shopper.ship(id);
});

const day = (days: number) => new Date(Date.now() + days * DAY_MS);
const move = async (o_id: string, to: string) => dataOf(await desk.move(o_id, to));
const place = async (quantity: number, points = 0): Promise<PlacedData> => {
  await shopper.add(ruleId, { quantity });
  dataOf(await shopper.call.post(`/api/payment/point/1/${points}`));
  return dataOf<PlacedData>(await shopper.pay(quantity * PRICE - points));
};
const payFor = async ({ next }: PlacedData) => {
  const gateway = gatewayFor(mall);
  await gateway.send(gateway.result(next.fields));
};
/** Buys an order and completes it, so that it earns points. @returns its number. */
const complete = async (quantity: number): Promise<string> => {
  const placed = await place(quantity);
  await payFor(placed);
  for (const to of ['preparing', 'shipped', 'arrived', 'completed'])
    await move(placed.trans_order_id, to);
  return placed.trans_order_id;
};
const returnOrder = (o_id: string) =>
  shopper.call.post('/api/order/refund', { o_id, cancel_reason: '買錯了' });
const refund = async (o_id: string) => {
  dataOf(await returnOrder(o_id));
  await move(o_id, 'refunded');
};
interface Line {
  readonly amount: number;
  readonly reason: string;
  readonly balance: number;
}
/**
 * Returns the member's ledger, oldest first. Checks that it never falls below zero, and ends at the
 * balance.
 */
async function ledger(): Promise<Line[]> {
  const { list } = dataOf<{ list: Line[] }>(await shopper.call.get('/api/member/point/history'));
  const { points } = dataOf<{ points: number }>(await shopper.call.get('/api/member/point/expiry'));
  const profile = dataOf<{ points: number }>(await shopper.call.get('/api/member/profile'));
  expect(list.every(({ balance }) => balance >= 0)).toBe(true);
  expect([list[0]?.balance ?? 0, profile.points]).toEqual([points, points]);
  const { rows } = await mall.db.execute<{ sum: number; left: number }>(
    sql`select coalesce(sum(amount), 0)::int as sum, coalesce(sum(remaining), 0)::int as left
      from point_entries where member_id = ${shopper.id}`,
  );
  expect(rows[0]).toEqual({ sum: points, left: points });
  return list.toReversed();
}
const balance = async () => (await ledger()).at(-1)?.balance ?? 0;

describe('points of a refunded order that were spent meanwhile', () => {
  test('become a debt, settled from points that return from the order they were spent on', async () => {
    const first = await complete(7);
    expect(await balance()).toBe(21);
    const second = await place(1, 21);
    await refund(first);
    expect(await balance()).toBe(0);

    dataOf(await returnOrder(second.trans_order_id));
    expect(await ledger()).toMatchObject([
      { amount: 21, reason: '購物回饋' },
      { amount: -21, reason: '購物折抵' },
      { amount: 21, reason: '訂單取消，退回點數' },
      { amount: -21, reason: '訂單退款，收回回饋', balance: 0 },
    ]);
  });

  test('cannot be gained by any sequence of orders and refunds', async () => {
    for (const isRefundedFirst of [true, false, true]) {
      const first = await complete(3);
      const second = await place(1, 9);
      const steps = [() => refund(first), () => returnOrder(second.trans_order_id)];
      for (const step of isRefundedFirst ? steps : steps.toReversed()) await step();
      expect(await balance()).toBe(0);
    }
    // Both at once.
    const first = await complete(3);
    const second = await place(1, 9);
    dataOf(await returnOrder(first));
    await Promise.all([move(first, 'refunded'), returnOrder(second.trans_order_id)]);
    expect(await balance()).toBe(0);
  });

  test('are settled step by step from points that are earned next, and then no more', async () => {
    const first = await complete(3);
    const second = await place(1, 9);
    await payFor(second);
    await refund(first);
    expect(await balance()).toBe(0);

    await complete(2);
    expect(await balance()).toBe(0);
    await complete(2);
    // Six and six were earned, nine were owed.
    expect(await balance()).toBe(3);
    await complete(1);
    expect(await balance()).toBe(6);
  });

  test('are first taken from unspent points, and only the rest is a debt', async () => {
    const first = await complete(3);
    await mall.givePoints(shopper.id, 4);
    const second = await place(1, 10);
    await refund(first);
    expect(await balance()).toBe(0);
    dataOf(await returnOrder(second.trans_order_id));
    // 9 earned and 4 given, less the 9 of the refunded order.
    expect(await balance()).toBe(4);
  });

  test('become a debt for each of two refunded orders', async () => {
    const [one, two] = [await complete(1), await complete(2)];
    const spent = await place(1, 9);
    await refund(one);
    await refund(two);
    dataOf(await returnOrder(spent.trans_order_id));
    expect(await balance()).toBe(0);
    await complete(1);
    expect(await balance()).toBe(3);
  });
});

// The embedded database has one connection: no other call can run while a transaction is open.
test.runIf(process.env['TEST_DATABASE_URL'])(
  'points that a refund takes back after a wait are dated after that wait',
  async () => {
    const first = await complete(7);
    const second = await place(1, 21);
    const [refunded] = await mall.db
      .select({ id: orders.id, memberId: orders.memberId })
      .from(orders)
      .where(eq(orders.transOrderId, first));
    if (!refunded) throw new Error('The completed order is not there');
    await transaction(mall.db, async (tx) => {
      // A transaction begins with its first query. While it waits, the points of the other order
      // are returned.
      await tx.execute(sql`select 1`);
      dataOf(await returnOrder(second.trans_order_id));
      await takeBackEarned(tx, refunded, new Date());
    });
    expect(await ledger()).toMatchObject([
      { amount: 21, balance: 21 },
      { amount: -21, balance: 0 },
      { amount: 21, reason: '訂單取消，退回點數', balance: 21 },
      { amount: -21, reason: '訂單退款，收回回饋', balance: 0 },
    ]);
  },
);

test.each([
  ['and were removed by the job', () => mall.tick(day(366))],
  [
    'and were not removed yet',
    () => mall.db.execute(sql`update point_entries set expires_at = now() - interval '1 minute'`),
  ],
])('points that expired before the refund, %s, cause no debt', async (_, lapse) => {
  const first = await complete(3);
  await payFor(await place(1, 4));
  await lapse();
  // This late only staff can refund it.
  await move(first, 'refunding');
  await move(first, 'refunded');
  expect(await balance()).toBe(0);
  // Six are earned; the four that were spent are owed.
  await complete(2);
  expect(await balance()).toBe(2);
});

test('a second part refund takes back no points that the first one made a debt', async () => {
  const first = await complete(3);
  // The nine points are spent, so that each refund of a unit leaves a debt of three.
  await place(1, 9);
  const staff = deskRefunds(desk);
  for (const _ of [1, 2]) {
    dataOf(await staff.lines(first, 1, PRICE, { by_hand: true }));
    const [unit] = (await staff.detail(first)).refunds;
    dataOf(await staff.confirm(first, unit?.id ?? 0, PRICE));
  }
  await complete(4);
  expect((await ledger()).at(-1)).toMatchObject({ balance: 12 - 6 });
});
