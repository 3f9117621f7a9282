import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orderEvents, orders, paymentAttempts, productRules, products } from '../../db/schema';
import { dataOf, type PlacedData, type Shopper } from '../../testing';
import { CACHES_ON } from '../../testing/caches-on';
import { describeMall } from '../../testing/describe-mall';
import { seededRandom } from '../../testing/seeded-random';
import { gatewayFor, type TestGateway } from '../../testing/gateway';
import { fullOr } from '../../testing/scale';

let gateway: TestGateway;
let shopper: Shopper;
let order: PlacedData;
// A payment that does not fit its order is logged as an error, which is expected here.
const mall = describeMall({ ...CACHES_ON, logLevel: 'silent' });
beforeAll(async () => {
  gateway = gatewayFor(mall);
});
beforeEach(async () => {
  shopper = await mall.makeShopper();
  const home = await mall.makeShippingMethod();
  const cake = await mall.makeProduct({ rules: [{ amount: 300, stock: 5 }] });
  await shopper.add(cake.rules[0]?.id ?? 0, { quantity: 2 });
  await shopper.ship(home.id);
  order = dataOf<PlacedData>(await shopper.pay(700));
});

const read = () => shopper.order(order.trans_order_id);
const failed = { RtnCode: '10100058', RtnMsg: '餘額不足' };
const CONFIRMED = { status: 200, text: '1|OK' };
const attempts = () => mall.db.select().from(paymentAttempts).orderBy(paymentAttempts.id);
const stock = async () => (await mall.db.select().from(productRules))[0]?.stock;
const expire = async () => {
  await mall.db.update(orders).set({ expiresAt: new Date(Date.now() - 1000) });
  await mall.tick();
  expect((await read()).state).toBe('expired');
};
const again = async (): Promise<PlacedData> =>
  dataOf(
    await shopper.call.post(`/api/reset/payment/pay/${order.trans_order_id}`, {
      payment: { method: 'credit' },
    }),
  );

describe('a paid result', () => {
  test('pays the order once, and counts its items as sold', async () => {
    const result = gateway.result(order.next.fields);
    expect(await gateway.send(result)).toEqual(CONFIRMED);
    expect(await read()).toMatchObject({
      state: 'paid',
      pay_status_text: '已付款',
      can_pay: false,
      payment: { paid_time: expect.stringMatching(/^\d{4}-/), failure: null },
      timeline: [{ state: 'pending' }, { state: 'paid', text: '付款完成' }],
    });
    const [product] = await mall.db.select().from(products);
    expect(product?.soldCount).toBe(2);
  });

  test('thirty times at once has one effect and thirty confirmations', async () => {
    const result = gateway.result(order.next.fields);
    const answers = await Promise.all(Array.from({ length: 30 }, () => gateway.send(result)));
    expect(answers).toEqual(answers.map(() => CONFIRMED));
    expect(await mall.db.$count(orderEvents)).toBe(2);
    const [product] = await mall.db.select().from(products);
    expect(product?.soldCount).toBe(2);
    expect(await attempts()).toMatchObject([{ state: 'paid' }]);
  });

  test('that is only simulated ships nothing', async () => {
    const result = gateway.result(order.next.fields, { SimulatePaid: '1' });
    expect(await gateway.send(result)).toEqual(CONFIRMED);
    expect(await read()).toMatchObject({ state: 'pending', can_pay: true });
  });

  test('of another amount pays nothing, because the gateway knows no such payment', async () => {
    for (const TradeAmt of ['1', '699', '701']) {
      const answer = await gateway.send(gateway.result(order.next.fields, { TradeAmt }));
      expect(answer).toEqual(CONFIRMED);
    }
    expect(await read()).toMatchObject({ state: 'pending', can_pay: true });
  });

  test('of an unknown trade, or for another merchant, changes nothing', async () => {
    const unknown = gateway.result({ MerchantTradeNo: 'UNKNOWN1', TotalAmount: '700' });
    expect(await gateway.send(unknown)).toEqual({ status: 400, text: '0|unknown trade' });
    const foreign = gateway.result(order.next.fields, { MerchantID: '2000132' });
    expect((await gateway.send(foreign)).text).toMatch(/^0\|/);
    expect((await read()).state).toBe('pending');
  });
});

const SHUFFLED = fullOr(8, 60);
/** Half of the orders get forged messages too, within their sender's rate limit. */
const FORGED = 8;

test(`${SHUFFLED} orders whose messages arrive doubled, shuffled and forged are each paid once`, async () => {
  const pick = seededRandom(8);
  const cake = await mall.makeProduct({ rules: [{ amount: 300, stock: SHUFFLED }] });
  const ruleId = cake.rules[0]?.id ?? 0;
  for (let at = 0; at < SHUFFLED; at += 1) {
    await shopper.add(ruleId);
    const payment = { method: at % 2 === 0 ? 'credit' : 'atm' };
    const placed = dataOf<PlacedData>(await shopper.pay(400, { payment }));
    const { fields } = placed.next;
    const paid = gateway.result(fields);
    const issued = gateway.result(fields, {
      RtnCode: '2',
      BankCode: '812',
      vAccount: '9900000000000001',
      ExpireDate: '2099/01/02',
    });
    const genuine = [paid, paid, paid, gateway.result(fields, failed), issued, issued];
    const forged = [
      { ...gateway.result(fields, failed), RtnCode: '1' },
      { ...paid, TradeAmt: '1' },
      { ...issued, vAccount: '9911111111111111' },
    ];
    const messages = [...genuine, ...(at < FORGED ? forged : [])]
      .map((form) => ({ form, order: pick(1_000_000) }))
      .sort((one, other) => one.order - other.order);
    const answers = await Promise.all(messages.map(({ form }) => gateway.send(form)));
    expect(answers.filter(({ text }) => text === '1|OK')).toHaveLength(genuine.length);
    expect(await shopper.order(placed.trans_order_id)).toMatchObject({
      state: 'paid',
      timeline: [{ state: 'pending' }, { state: 'paid' }],
      payment: { failure: null, code: null },
    });
  }
  const [sold] = await mall.db.select().from(products).where(eq(products.id, cake.id));
  expect(sold?.soldCount).toBe(SHUFFLED);
});

describe('a forged result', () => {
  test('changes nothing, whichever field was changed', async () => {
    const unpaid = gateway.result(order.next.fields, failed);
    const { CheckMacValue: _, ...unsigned } = gateway.result(order.next.fields);
    const forged = [
      { ...unpaid, RtnCode: '1' },
      unsigned,
      { ...unsigned, CheckMacValue: '' },
      { ...unsigned, CheckMacValue: 'A'.repeat(64) },
      { ...unsigned, CheckMacValue: order.next.fields['CheckMacValue'] ?? '' },
      // With a field that was not signed.
      { ...gateway.result(order.next.fields), Extra: '1' },
    ];
    for (const form of forged) {
      expect(await gateway.send(form)).toEqual({ status: 400, text: '0|CheckMacValue Error' });
    }
    expect(await read()).toMatchObject({ state: 'pending', payment: { failure: null } });
    expect(await attempts()).toMatchObject([{ state: 'started', provider: null }]);
  });

  test('that is no form is refused without an error', async () => {
    for (const [type, body] of [
      ['application/json', '{"RtnCode":1}'],
      ['application/x-www-form-urlencoded', 'RtnCode=1&RtnCode=1&CheckMacValue=x'],
      ['application/x-www-form-urlencoded', ''],
    ]) {
      const response = await fetch(`${mall.baseUrl}/api/payment/ecpay/callback`, {
        method: 'POST',
        headers: { 'content-type': type ?? '' },
        body: body ?? '',
      });
      expect([response.status, await response.text()]).toEqual([400, '0|CheckMacValue Error']);
    }
  });
});

describe('a failed result', () => {
  test('is shown with the gateway’s message, and the order can still be paid', async () => {
    expect(await gateway.send(gateway.result(order.next.fields, failed))).toEqual(CONFIRMED);
    expect(await read()).toMatchObject({
      state: 'pending',
      can_pay: true,
      payment: { failure: '餘額不足' },
    });
    const second = await again();
    expect((await read()).payment.failure).toBeNull();
    await gateway.send(gateway.result(second.next.fields));
    expect(await read()).toMatchObject({ state: 'paid', payment: { failure: null } });
    expect(await attempts()).toMatchObject([{ state: 'failed' }, { state: 'paid' }]);
  });

  test('changes nothing after the paid one, and in the other sequence the order is paid', async () => {
    await gateway.send(gateway.result(order.next.fields));
    expect(await gateway.send(gateway.result(order.next.fields, failed))).toEqual(CONFIRMED);
    expect(await attempts()).toMatchObject([{ state: 'paid', failure: null }]);
    expect((await read()).state).toBe('paid');
  });

  test('and a paid one of the same trade, in any sequence, end in paid', async () => {
    await gateway.send(gateway.result(order.next.fields, failed));
    await gateway.send(gateway.result(order.next.fields));
    expect(await read()).toMatchObject({ state: 'paid', payment: { failure: null } });
  });
});

describe('a payment that the order cannot accept', () => {
  test('is to be refunded after the order expired, and the items stay in stock', async () => {
    await expire();
    expect(await stock()).toBe(5);
    expect(await gateway.send(gateway.result(order.next.fields))).toEqual(CONFIRMED);
    expect(await gateway.send(gateway.result(order.next.fields))).toEqual(CONFIRMED);
    expect(await read()).toMatchObject({
      state: 'refunding',
      pay_status_text: '已付款',
      timeline: [
        { state: 'pending' },
        { state: 'expired', text: '超過付款期限，訂單已自動取消' },
        { state: 'refunding', text: '付款完成時訂單已取消，將為您全額退款' },
      ],
    });
    expect(await attempts()).toMatchObject([{ state: 'refund_due' }]);
    expect(await stock()).toBe(5);
  });

  test('is to be refunded when the order is paid already, and the order goes on', async () => {
    const second = await again();
    await gateway.send(gateway.result(second.next.fields));
    expect(await gateway.send(gateway.result(order.next.fields))).toEqual(CONFIRMED);
    expect((await read()).state).toBe('paid');
    expect(await attempts()).toMatchObject([{ state: 'refund_due' }, { state: 'paid' }]);
  });

  test('is one of two attempts that are paid at the same moment', async () => {
    const second = await again();
    const results = [order, second].map(({ next }) => gateway.result(next.fields));
    await Promise.all(results.map((result) => gateway.send(result)));
    expect((await read()).state).toBe('paid');
    expect((await attempts()).map(({ state }) => state).sort()).toEqual(['paid', 'refund_due']);
    expect(await mall.db.$count(orderEvents, eq(orderEvents.to, 'paid'))).toBe(1);
  });
});

describe('the shopper’s return from the gateway', () => {
  const back = (form: Readonly<Record<string, string>>) =>
    fetch(`${mall.baseUrl}/api/payment/ecpay/return`, {
      method: 'POST',
      body: new URLSearchParams(form),
      // As from ECPay's own page: another site, with any cookies.
      headers: { origin: 'https://payment-stage.ecpay.com.tw', cookie: 'XSRF-TOKEN=1' },
      redirect: 'manual',
    });

  test('leads to the order, and pays nothing by itself', async () => {
    const response = await back(gateway.result(order.next.fields));
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/cart/complete?order=${order.trans_order_id}`);
    expect((await read()).state).toBe('pending');
  });

  test('with a forged result leads to the list of orders', async () => {
    const response = await back({ ...gateway.result(order.next.fields), RtnMsg: 'x' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/order/list']);
  });
});
