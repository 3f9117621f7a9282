import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config';
import { orders, paymentAttempts, sandboxTrades } from '../../db/schema';
import { dataOf, type PlacedData, type Shopper } from '../../testing';
import { CACHES_ON } from '../../testing/caches-on';
import { describeMall } from '../../testing/describe-mall';
import { gatewayFor, type TestGateway } from '../../testing/gateway';
import { formsOf, openForm, pressIn, sendForm } from '../../testing/forms';
import { signed } from '../../platform/ecpay/check-mac-value';
import { readAnswer, tradeQuery } from '../../domains/payments/ecpay/query-trade';

const { merchantId, ...keys } = readConfig({}).payment;

let shopper: Shopper;
let order: PlacedData;
const mall = describeMall({ ...CACHES_ON, logLevel: 'silent' });
beforeEach(async () => {
  shopper = await mall.makeShopper();
  const home = await mall.makeShippingMethod();
  const cake = await mall.makeProduct({ rules: [{ amount: 300, stock: 5 }] });
  await shopper.add(cake.rules[0]?.id ?? 0, { quantity: 2 });
  await shopper.ship(home.id);
});

const place = async (method: 'atm' | 'cvs' | 'barcode') => {
  order = dataOf<PlacedData>(await shopper.pay(700, { payment: { method } }));
  return order;
};
const open = async () =>
  (await openForm(mall.baseUrl, order.next.action, order.next.fields)).text();
const read = () => shopper.order(order.trans_order_id);
const counter = async (code: string) => {
  const response = await fetch(`${mall.baseUrl}/sandbox/counter?code=${code}`);
  return { status: response.status, page: await response.text() };
};
/** Requests a code, and returns the fields that the machine receives. */
const issue = async (method: 'atm' | 'cvs' | 'barcode', label: string) => {
  await place(method);
  const replies = await pressIn(mall.baseUrl, await open(), label);
  const { payment } = await read();
  const { code } = payment;
  const typed =
    code?.kind === 'atm'
      ? code.account
      : code?.kind === 'cvs'
        ? code.payment_no
        : code?.barcodes[1];
  return { replies, payment, typed: typed ?? '' };
};
const endOf = async () => (await mall.db.select().from(paymentAttempts))[0]?.expiresAt?.getTime();

describe('a payment code', () => {
  test.each([
    ['atm', '取得繳費帳號', { kind: 'atm', account: expect.stringMatching(/^\d{16}$/) }],
    ['cvs', '取得繳費代碼', { kind: 'cvs', payment_no: expect.stringMatching(/^GW\d{12}$/) }],
    ['barcode', '取得繳費條碼', { kind: 'barcode', barcodes: expect.any(Array) }],
  ] as const)('is issued for %s, sent to the mall, and shown with the order', async (...given) => {
    const [method, label, code] = given;
    const { replies, payment } = await issue(method, label);
    expect(replies.map(({ status }) => status)).toEqual([200, 303]);
    expect(replies[1]?.headers.get('location')).toBe(
      `/cart/complete?order=${order.trans_order_id}`,
    );
    expect(payment).toMatchObject({ code, expire_time: expect.any(String) });
    expect(await read()).toMatchObject({ state: 'pending', can_pay: true });
    // The order stays open as long as the code can be paid.
    const [row] = await mall.db.select().from(orders);
    expect(row?.expiresAt?.getTime()).toBeGreaterThanOrEqual((await endOf()) ?? Infinity);
  });

  test('is paid at the machine, once', async () => {
    const { typed } = await issue('cvs', '取得繳費代碼');
    const { status, page } = await counter(typed);
    expect([status, Object.keys(formsOf(page))]).toEqual([200, ['繳費']]);
    expect(page).toContain('NT$700');
    const [paid] = await pressIn(mall.baseUrl, page, '繳費');
    expect(await paid?.text()).toContain('繳費完成');
    expect(await read()).toMatchObject({ state: 'paid', payment: { code: null } });
    const [again] = await pressIn(mall.baseUrl, page, '繳費');
    expect([again?.status, await again?.text()]).toEqual([
      409,
      expect.stringContaining('這組代碼已經繳過費了'),
    ]);
    expect((await read()).timeline.map(({ state }) => state)).toEqual(['pending', 'paid']);
  });

  test('pays nothing when it is expired or invalid', async () => {
    const { typed } = await issue('atm', '取得繳費帳號');
    await mall.db.update(sandboxTrades).set({ expiresAt: new Date(Date.now() - 1) });
    expect(await counter(typed)).toEqual({
      status: 410,
      page: expect.stringContaining('已經超過繳費期限'),
    });
    expect((await counter('9900000000000000')).status).toBe(404);
    const nothing = await sendForm(mall.baseUrl, '/sandbox/counter/pay', { code: '' });
    expect(nothing.status).toBe(404);
    expect((await read()).state).toBe('pending');
  });

  test('is requested by a form, and user input is escaped', async () => {
    const page = await (await fetch(`${mall.baseUrl}/sandbox/counter`)).text();
    expect(page).toContain('虛擬帳號');
    expect((await counter('%22%3E%3Cb%3E')).page).not.toContain('"><b>');
  });
});

describe('the mall with an issued code', () => {
  let gateway: TestGateway;
  beforeAll(() => void (gateway = gatewayFor(mall)));
  const issued = (more: Readonly<Record<string, string>> = {}) =>
    gateway.result(order.next.fields, {
      RtnCode: '2',
      RtnMsg: 'Get VirtualAccount Succeeded',
      BankCode: '812',
      vAccount: '9900000000000001',
      ExpireDate: '2099/01/02',
      ...more,
    });
  const sendCode = (form: Readonly<Record<string, string>>) => gateway.send(form, 'code');
  const codeOf = async () => (await read()).payment.code;

  test('is not changed by a second, late or unpaid message', async () => {
    await place('atm');
    expect((await sendCode(issued())).text).toBe('1|OK');
    expect((await sendCode(issued({ vAccount: '9900000000000002' }))).text).toBe('1|OK');
    expect(await codeOf()).toMatchObject({ account: '9900000000000001' });
    await gateway.send(gateway.result(order.next.fields));
    await sendCode(issued());
    expect(await read()).toMatchObject({ state: 'paid', payment: { code: null } });
  });

  test('ends in paid when the payment arrives before the code, or with it', async () => {
    await place('atm');
    const paid = gateway.result(order.next.fields);
    await Promise.all([
      sendCode(issued()),
      gateway.send(paid),
      sendCode(issued()),
      gateway.send(paid),
    ]);
    expect((await read()).timeline.map(({ state }) => state)).toEqual(['pending', 'paid']);
  });

  test('ignores a message that is forged, of another amount, or without a code', async () => {
    await place('atm');
    expect((await sendCode({ ...issued(), vAccount: '9911111111111111' })).status).toBe(400);
    expect((await sendCode(issued({ TradeAmt: '1' }))).text).toBe('0|wrong amount');
    expect((await sendCode(issued({ ExpireDate: 'soon' }))).status).toBe(400);
    expect(await codeOf()).toBeNull();
  });
});

describe('a query about a trade', () => {
  const query = async (fields: Readonly<Record<string, string>>) =>
    (await sendForm(mall.baseUrl, '/sandbox/payment/query', fields)).text();
  const trade = () => order.next.fields['MerchantTradeNo'] ?? '';
  const question = (now = new Date()) => tradeQuery(trade(), merchantId, keys, now);

  test('is answered with unpaid, then with paid', async () => {
    const { typed } = await issue('cvs', '取得繳費代碼');
    expect(readAnswer(await query(question()), trade(), merchantId, keys)).toBeNull();
    await pressIn(mall.baseUrl, (await counter(typed)).page, '繳費');
    expect(readAnswer(await query(question()), trade(), merchantId, keys)).toMatchObject({
      outcome: 'paid',
      amount: 700,
    });
  });

  test('is answered with unpaid for an unknown trade', async () => {
    await place('cvs');
    const answer = await query(question());
    expect(answer).toContain('TradeStatus=10200047');
    expect(readAnswer(answer, trade(), merchantId, keys)).toBeNull();
  });

  test('is refused when it is older than three minutes, or forged', async () => {
    await issue('cvs', '取得繳費代碼');
    const refusal = '0|CheckMacValue Error';
    const stale = new Date(Date.now() - 181_000);
    expect(await query(question(stale))).toBe(refusal);
    expect(await query({ ...question(), MerchantTradeNo: 'X1' })).toBe(refusal);
    const foreign = signed({ ...question(), MerchantID: '2000132' }, keys);
    expect(await query(foreign)).toBe(refusal);
  });
});
