import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import {
  couponTickets,
  orderItems,
  orders,
  paymentAttempts,
  pointEntries,
  productRules,
  refundLines,
} from '../../db/schema';
import { transaction } from '../../db/transaction';
import { DAY_MS } from '../../kernel/time';
import { dataOf, type PlacedData } from '../../testing';
import { openDesk } from '../../testing/desk';
import { describeMall } from '../../testing/describe-mall';
import { gatewayFor } from '../../testing/gateway';
import { lineRefundsOf } from '../../testing/line-refunds';
import { makePartBank, type BankMood, type PartBank } from '../../testing/part-bank';
import { fullOr } from '../../testing/scale';
import { seededRandom } from '../../testing/seeded-random';
import { refundWith } from '../../testing/refund-with';
import { spendPoints } from '../points';

const pick = seededRandom(20_261_129);
const ORDERS = fullOr(4, 60);
const FEE = 100;
const MOODS: readonly BankMood[] = ['answers', 'answers', 'is silent', 'loses calls', 'is down'];

let bank: PartBank;
const mall = describeMall();
const { refund, retry, rows } = lineRefundsOf(mall, () => bank);
beforeEach(() => {
  bank = makePartBank();
});

/** A paid order with random lines, a gift, a discount on items or on the fee, and points. */
async function anyOrder() {
  const shopper = await mall.makeShopper();
  const amounts = Array.from({ length: 1 + pick(3) }, () => 1 + pick(900));
  const { rules } = await mall.makeProduct({
    rules: amounts.map((amount) => ({ amount, stock: 100 })),
  });
  let price = 0;
  for (const [at, { id }] of rules.entries()) {
    const quantity = 1 + pick(4);
    price += (amounts[at] ?? 0) * quantity;
    await shopper.add(id, { quantity });
  }
  await shopper.ship((await mall.makeShippingMethod({ fee: FEE, freeFrom: null })).id);
  const placed = dataOf<PlacedData>(await shopper.pay(price + FEE));
  const gateway = gatewayFor(mall);
  await gateway.send(gateway.result(placed.next.fields));
  const number = placed.trans_order_id;
  const isOrder = eq(orders.transOrderId, number);
  const [order] = await mall.db.select().from(orders).where(isOrder);
  if (!order) throw new Error('The order was not placed');

  const isFree = pick(4) === 0;
  const coupon = pick(Math.max(1, price - 1));
  const points = pick(2) * pick(price - coupon);
  const final = price - coupon - points + (isFree ? 0 : FEE);
  await mall.givePoints(shopper.id, Math.ceil(points / 2) + 1, new Date(Date.now() + 40 * DAY_MS));
  await mall.givePoints(shopper.id, points + 1);
  await transaction(mall.db, (tx) => spendPoints(tx, order, points, new Date()));
  if (isFree) {
    const { id } = await mall.makeCoupon({ kind: 'shipping', value: 0, usedCount: 1 });
    const ticket = await mall.makeTicket(shopper.id, id);
    const used = { orderId: order.id, usedAt: new Date() };
    await mall.db.update(couponTickets).set(used).where(eq(couponTickets.id, ticket));
  }
  await mall.db
    .update(orders)
    .set({
      discount: coupon + (isFree ? FEE : 0),
      pointsUsed: points,
      pointsDiscount: points,
      finalAmount: final,
    })
    .where(isOrder);
  const ofOrder = eq(paymentAttempts.orderId, order.id);
  await mall.db.update(paymentAttempts).set({ amount: final }).where(ofOrder);
  const gift = { name: '贈品', picture: '', amount: 0, marketPrice: 50, quantity: 1 };
  await mall.db.insert(orderItems).values({ orderId: order.id, type: 2, ...gift });
  return {
    id: order.id,
    number,
    shopper,
    points,
    final,
    hasFee: !isFree,
    ruleIds: rules.map((rule) => rule.id),
  };
}

test(`${ORDERS} random orders are refunded piece by piece to the dollar and the point, and restocked once`, async () => {
  const desk = await openDesk(mall);
  for (let round = 0; round < ORDERS; round += 1) {
    bank = makePartBank();
    const made = await anyOrder();
    const isShipped = pick(3) === 0;
    if (isShipped) {
      for (const to of ['preparing', 'shipped', 'arrived', 'completed']) {
        dataOf(await desk.move(made.number, to));
      }
    }
    const items = await mall.db
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, made.id))
      .orderBy(asc(orderItems.id));
    const left = items.map(({ quantity }) => quantity);
    let lost = isShipped
      ? items.reduce((sum, item) => sum + (item.ruleId ? item.quantity : 0), 0)
      : 0;
    let feeLeft = made.hasFee;
    const stateNow = async () => (await made.shopper.order(made.number)).state;
    const settle = async () => {
      bank.becomes('answers');
      for (let later = 1; (await rows()).some(({ state }) => state !== 'settled'); later += 1) {
        expect(later).toBeLessThan(20);
        await retry(later * 600);
      }
    };
    for (;;) {
      bank.becomes(MOODS[pick(MOODS.length)] ?? 'answers');
      const open = left.flatMap((units, at) => (units > 0 ? [at] : []));
      if (open.length > 0 && pick(12) === 0) {
        const body = { o_id: made.number, cancel_reason: '買錯了' };
        dataOf(await made.shopper.call.post('/api/order/refund', body));
        bank.becomes('answers');
        await refundWith(mall, bank.gateway, { o_id: made.number }).catch(settle);
        break;
      }
      if (feeLeft && (open.length === 0 || pick(5) === 0)) {
        await refund(made.number, { fee: true });
        feeLeft = false;
      } else {
        const at = open[pick(open.length)] ?? 0;
        const quantity = 1 + pick(left[at] ?? 1);
        const restock = pick(3) > 0;
        await refund(made.number, { lines: [{ at, quantity, restock }] });
        left[at] = (left[at] ?? 0) - quantity;
        const hasRule = items[at]?.ruleId != null;
        if (hasRule && isShipped && restock) lost -= quantity;
        if (hasRule && !isShipped && !restock) lost += quantity;
        if (!isShipped && left.every((units) => units === 0)) feeLeft = false;
      }
      if (pick(2) === 0) await settle();
      if (!feeLeft && left.every((units) => units === 0)) break;
    }
    await settle();
    const stock = await mall.db
      .select({ sum: sql<number>`sum(${productRules.stock})::int` })
      .from(productRules)
      .where(inArray(productRules.id, made.ruleIds));
    const returned = await mall.db
      .select({ sum: sql<number>`coalesce(sum(${pointEntries.amount}), 0)::int` })
      .from(pointEntries)
      .where(and(eq(pointEntries.orderId, made.id), eq(pointEntries.reason, 'returned')));
    const refunded = await mall.db
      .select({
        item: refundLines.orderItemId,
        units: sql<number>`sum(${refundLines.quantity})::int`,
      })
      .from(refundLines)
      .groupBy(refundLines.orderItemId);
    for (const { id, quantity } of items) {
      const units = refunded.find(({ item }) => item === id)?.units ?? 0;
      expect(units).toBeLessThanOrEqual(quantity);
    }
    const about = `order ${round}`;
    expect([about, bank.total(), returned[0]?.sum, await stateNow()]).toEqual([
      ...[about, made.final, made.points, 'refunded'],
    ]);
    expect([about, stock[0]?.sum]).toEqual([about, made.ruleIds.length * 100 - lost]);
    expect(await made.shopper.order(made.number)).toMatchObject({ refunded_amount: made.final });
  }
});
