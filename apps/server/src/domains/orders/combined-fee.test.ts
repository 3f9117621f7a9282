import { beforeEach, describe, expect, test } from 'vitest';
import type { RefundRequest } from '../payments/gateway';
import { dataOf, type OrderData, type PlacedData, type Shopper } from '../../testing';
import { transaction } from '../../db/transaction';
import { CACHES_ON } from '../../testing/caches-on';
import { describeMall } from '../../testing/describe-mall';
import { gatewayFor } from '../../testing/gateway';
import { TEST_ACTOR } from '../../testing/desk';
import { refundWith } from '../../testing/refund-with';
import { advanceAsShop } from '../staff-orders/shop-moves.service';

const FEE = 100;
const PRICE = 300;
let shopper: Shopper;
let ruleId: number;
/** The refunds that were requested from a gateway. */
let refunds: RefundRequest[];
const mall = describeMall(CACHES_ON);
beforeEach(async () => {
  refunds = [];
  shopper = await mall.makeShopper();
  await mall.setConfig('order', 'merge_order', '1');
  const cake = await mall.makeProduct({ rules: [{ amount: PRICE, stock: 100 }] });
  ruleId = cake.rules[0]?.id ?? 0;
  const { id } = await mall.makeShippingMethod({ fee: FEE, freeFrom: null });
  await shopper.ship(id);
});

const place = async (total: number) => {
  await shopper.add(ruleId);
  return dataOf<PlacedData>(await shopper.pay(total));
};
const payFor = async ({ next, trans_order_id }: PlacedData) => {
  const bank = gatewayFor(mall);
  await bank.send(bank.result(next.fields, { TradeNo: `T${trans_order_id.slice(-10)}` }));
  return trans_order_id;
};
const gateway = {
  planRefund: () => ({ way: 'gateway' as const }),
  queryRefunded: null,
  refund: async (request: RefundRequest) => void refunds.push(request),
};
const move = (o_id: string, to: 'preparing' | 'shipped' | 'refunded') =>
  to === 'refunded'
    ? refundWith(mall, gateway, { o_id })
    : transaction(mall.db, (tx) => advanceAsShop(tx, TEST_ACTOR, { o_id, to }));
const requestRefund = async (o_id: string) =>
  dataOf<OrderData>(
    await shopper.call.post('/api/order/refund', { o_id, cancel_reason: '買錯了' }),
  );
const latest = ({ timeline }: OrderData) => timeline.at(-1)?.text;
const amounts = () => refunds.map(({ amount, isPart }) => [amount, isPart]);
const latestNotice = async () =>
  dataOf<{ list: { content: string }[] }>(await shopper.call.get('/api/notify/list/1')).list[0]
    ?.content;

describe('an order whose fee covers another one’s shipment', () => {
  test('is refunded without the fee, and the reply says so', async () => {
    const first = await payFor(await place(PRICE + FEE));
    const second = await payFor(await place(PRICE));
    expect(await shopper.order(first)).toMatchObject({ refund_amount: PRICE });
    expect(latest(await requestRefund(first))).toBe(
      '退款處理中，另一筆訂單會用到這筆運費，所以運費不退',
    );
    expect(await latestNotice()).toContain('運費不退');
    await move(first, 'refunded');
    const refunded = await shopper.order(first);
    expect(amounts()).toEqual([[PRICE, true]]);
    expect(latest(refunded)).toBe('款項已退回，運費由一起寄送的訂單使用');
    expect(refunded).toMatchObject({ state: 'refunded', pay_status_text: '已退款' });
    expect(await latestNotice()).toContain('運費由一起寄送的訂單使用');
    expect(await shopper.order(second)).toMatchObject({ state: 'paid' });
  });

  test.each(['shipped', 'preparing'] as const)(
    'is refunded without the fee when the other one is %s by then',
    async (state) => {
      const first = await payFor(await place(PRICE + FEE));
      const second = await payFor(await place(PRICE));
      await requestRefund(first);
      for (const to of ['preparing', 'shipped'] as const) {
        await move(second, to);
        if (to === state) break;
      }
      await move(first, 'refunded');
      expect(amounts()).toEqual([[PRICE, true]]);
    },
  );

  test('is refunded with the fee once no order is shipped on it any more', async () => {
    const first = await payFor(await place(PRICE + FEE));
    const second = await payFor(await place(PRICE));
    const third = await payFor(await place(PRICE));
    for (const id of [first, second, third]) await requestRefund(id);
    // All three are refunded by now, so no fee is withheld.
    await move(first, 'refunded');
    expect(amounts()).toEqual([[PRICE + FEE, false]]);
  });

  test('gets the fee back later, once, when the other order is refunded', async () => {
    const first = await payFor(await place(PRICE + FEE));
    const [second, third] = [await payFor(await place(PRICE)), await payFor(await place(PRICE))];
    await requestRefund(first);
    await move(first, 'refunded');
    await requestRefund(second);
    await move(second, 'refunded');
    // One order is still shipped on it.
    expect(amounts()).toEqual([
      [PRICE, true],
      [PRICE, false],
    ]);
    await requestRefund(third);
    await move(third, 'refunded');
    expect(amounts().slice(2)).toEqual([
      [PRICE, false],
      [FEE, true],
    ]);
    expect(refunds[3]?.merchantTradeNo).toBe(refunds[0]?.merchantTradeNo);
    expect(latest(await shopper.order(first))).toBe('一起寄送的訂單也取消了，運費已退回');
  });

  test('is not refunded while the other one is unpaid', async () => {
    const first = await payFor(await place(PRICE + FEE));
    const unpaid = await place(PRICE);
    await requestRefund(first);
    await expect(move(first, 'refunded')).rejects.toMatchObject({
      failure: 'joinedUnpaid',
    });
    expect(refunds).toEqual([]);
    await requestRefund(unpaid.trans_order_id);
    await move(first, 'refunded');
    expect(amounts()).toEqual([[PRICE + FEE, false]]);
  });

  test('is refunded in full when its shipping was free', async () => {
    const { id } = await mall.makeShippingMethod({ fee: 0, freeFrom: null });
    await shopper.ship(id);
    const first = await payFor(await place(PRICE));
    await payFor(await place(PRICE));
    expect(latest(await requestRefund(first))).toBe('退款處理中');
    await move(first, 'refunded');
    expect(amounts()).toEqual([[PRICE, false]]);
  });
});

test('an order is refunded in full when it was itself shipped with another order', async () => {
  await payFor(await place(PRICE + FEE));
  const second = await payFor(await place(PRICE));
  await requestRefund(second);
  await move(second, 'refunded');
  expect(amounts()).toEqual([[PRICE, false]]);
});
