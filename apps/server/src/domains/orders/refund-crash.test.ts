import { desc } from 'drizzle-orm';
import Fastify from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { notifications, refunds } from '../../db/schema';
import { transaction } from '../../db/transaction';
import { dataOf, HOME, type PlacedData, type Shopper } from '../../testing';
import { CACHES_ON } from '../../testing/caches-on';
import { describeMall } from '../../testing/describe-mall';
import { gatewayFor } from '../../testing/gateway';
import { refundWith } from '../../testing/refund-with';
import { findPaid, retryRefunds } from '../payments';
import { RefundRefused, type RefundRequest } from '../payments/gateway';
import { requestRefund } from '../payments/refunds.service';
import { readAnyOrder } from './orders.service';
import { paidOrders } from './paid-orders.service';

const MINUTE_MS = 60_000;
const { log } = Fastify();
const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);

let shopper: Shopper;
let shippingId = 0;
let placed: PlacedData;

/** A simulated bank: it refunds at most what was paid, and may not answer. */
function makeBank() {
  const paidBack = new Map<string, number>();
  const calls: RefundRequest[] = [];
  let answer: 'answers' | 'is silent' | 'is down' = 'answers';
  return {
    paidBack,
    calls,
    becomes: (how: typeof answer) => void (answer = how),
    gateway: {
      planRefund: () => ({ way: 'gateway' as const }),
      queryRefunded: null,
      async refund(request: RefundRequest) {
        calls.push(request);
        if (answer === 'is down') throw new Error('connect ECONNREFUSED');
        if (paidBack.has(request.merchantTradeNo)) throw new RefundRefused('金額超過可退餘額');
        paidBack.set(request.merchantTradeNo, request.amount);
        if (answer === 'is silent') throw new DOMException('timed out', 'TimeoutError');
      },
    },
  };
}
let bank: ReturnType<typeof makeBank>;

const pay = async (next: PlacedData['next']) => {
  const gateway = gatewayFor(mall);
  await gateway.send(gateway.result(next.fields));
};
const refund = async (byHand = false) => {
  const o_id = placed.trans_order_id;
  await refundWith(mall, bank.gateway, { o_id, by_hand: byHand });
  return readAnyOrder(mall.db, o_id);
};
const round = (now: Date) =>
  retryRefunds({ db: mall.db, gateway: bank.gateway, orders: paidOrders, log }, now);
const state = async () => (await shopper.order(placed.trans_order_id)).state;

const mall = describeMall(CACHES_ON);
beforeEach(async () => {
  bank = makeBank();
  shopper = await mall.makeShopper();
  const cake = await mall.makeProduct({ rules: [{ amount: 600, stock: 5 }] });
  const home = await mall.makeShippingMethod({ fee: 100, islandsFee: 250 });
  shippingId = home.id;
  await shopper.add(cake.rules[0]?.id ?? 0);
  await shopper.ship(home.id);
  placed = dataOf<PlacedData>(await shopper.pay(700));
});

describe('a refund of a paid order', () => {
  beforeEach(async () => {
    await pay(placed.next);
    const body = { o_id: placed.trans_order_id, cancel_reason: '買錯了' };
    await shopper.call.post('/api/order/refund', body);
  });

  test('is made once when several people request it at the same time', async () => {
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => refund()));
    expect(all.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    expect(bank.calls).toHaveLength(1);
    expect(await state()).toBe('refunded');
  });

  test('is retried when the bank does not answer, and the order follows', async () => {
    bank.becomes('is down');
    await expect(refund()).rejects.toMatchObject({ failure: 'refundUnknown' });
    expect(await state()).toBe('refunding');
    await round(later(0));
    expect(bank.calls).toHaveLength(1);
    await round(later(2));
    expect([bank.calls.length, await state()]).toEqual([2, 'refunding']);
    bank.becomes('answers');
    // The third attempt waits longer than the second.
    await round(later(3));
    expect(bank.calls).toHaveLength(2);
    await round(later(8));
    expect([[...bank.paidBack.values()], await state()]).toEqual([[700], 'refunded']);
    await round(later(1_000));
    expect(bank.calls).toHaveLength(3);
  });

  test('is continued when the server stopped before it called the bank', async () => {
    await transaction(mall.db, async (tx) => {
      const [paid] = await Promise.all([findPaid(tx, 1)]);
      if (paid) await requestRefund(tx, paid, { kind: 'order', amount: paid.amount }, new Date());
    });
    await round(later(0));
    expect(bank.calls).toEqual([]);
    await round(later(2));
    expect([[...bank.paidBack.values()], await state()]).toEqual([[700], 'refunded']);
  });

  test('is not made twice when the answer was lost, and staff can close it', async () => {
    bank.becomes('is silent');
    await expect(refund()).rejects.toMatchObject({ failure: 'refundUnknown' });
    bank.becomes('answers');
    await round(later(2));
    expect([[...bank.paidBack.values()], await state()]).toEqual([[700], 'refunding']);
    // Nobody may retry yet: the bank was called a moment ago.
    await expect(refund()).rejects.toMatchObject({ failure: 'refundUnknown' });
    expect(await refund(true)).toMatchObject({
      order: { state: 'refunded', payStatus: 'refunded' },
    });
    await round(later(10_000));
    expect(bank.calls).toHaveLength(2);
  });

  test('may be requested again at once when the bank refused it', async () => {
    bank.paidBack.set(placed.next.fields['MerchantTradeNo'] ?? '', 0);
    await expect(refund()).rejects.toMatchObject({
      failure: 'refundFailed',
      args: ['金額超過可退餘額'],
    });
    // A final refusal is not retried without staff.
    await round(later(1_000));
    expect(bank.calls).toHaveLength(1);
    bank.paidBack.clear();
    expect(await refund()).toMatchObject({ order: { state: 'refunded' } });
  });
});

describe('an order that was paid twice', () => {
  let second: PlacedData;
  beforeEach(async () => {
    const kinmen = { ...HOME, county: '金門縣', district: '金城鎮', zip: '893' };
    const { trans_order_id: id } = placed;
    await shopper.call.post(`/api/reset/payment/shipping/${id}`, {
      ...kinmen,
      shipping_id: shippingId,
    });
    await pay(placed.next);
    const body = { payment: { method: 'credit' } };
    const again = await shopper.call.post(`/api/reset/payment/pay/${id}`, body);
    second = dataOf<PlacedData>(again);
    await pay(second.next);
  });
  const returned = () => bank.calls.map((call) => [call.merchantTradeNo, call.amount]);
  const tradeOf = ({ next }: PlacedData) => next.fields['MerchantTradeNo'];

  test('has its surplus refunded automatically, and stays paid', async () => {
    expect(await state()).toBe('paid');
    await round(later(2));
    expect(returned()).toEqual([[tradeOf(placed), 700]]);
    expect(await state()).toBe('paid');
    const [latest] = await mall.db
      .select()
      .from(notifications)
      .orderBy(desc(notifications.id))
      .limit(1);
    expect(latest).toMatchObject({ notice: { notice: 'surplusReturned', amount: 700 } });
  });

  test('gets the payment back that paid it when it is refunded', async () => {
    const body = { o_id: placed.trans_order_id, cancel_reason: '買錯了' };
    await shopper.call.post('/api/order/refund', body);
    expect(await refund()).toMatchObject({ order: { state: 'refunded', finalAmount: 850 } });
    expect(returned()).toEqual([[tradeOf(second), 850]]);
    await round(later(2));
    expect(returned()).toEqual([
      [tradeOf(second), 850],
      [tradeOf(placed), 700],
    ]);
    const rows = await mall.db.select().from(refunds);
    expect(rows.map(({ kind, state: how, amount }) => [kind, how, amount])).toEqual(
      expect.arrayContaining([
        ['surplus', 'settled', 700],
        ['order', 'settled', 850],
      ]),
    );
  });
});
