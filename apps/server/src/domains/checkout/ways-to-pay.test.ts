import { beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config';
import { notifications, orders, paymentAttempts, paymentPages } from '../../db/schema';
import {
  dataOf,
  HOME,
  startTestMall,
  type MadeProduct,
  type PlacedData,
  type Shopper,
} from '../../testing';
import { openDesk } from '../../testing/desk';
import { describeMall } from '../../testing/describe-mall';
import { endTrade, saveCode, openTrade } from '../../demo/cashier/trades.repo';
import { gatewayFor } from '../../testing/gateway';
import { formsOf } from '../../testing/forms';
import { refused } from '../../testing/refused';
import { DAY_MS } from '../../kernel/time';

let shopper: Shopper;
let cake: MadeProduct;
let home: number;
const mall = describeMall({ logLevel: 'silent' });
beforeEach(async () => {
  shopper = await mall.makeShopper();
  cake = await mall.makeProduct({ rules: [{ amount: 600, stock: 100 }] });
  home = (await mall.makeShippingMethod({ islandsFee: 250 })).id;
  await shopper.add(cake.rules[0]?.id ?? 0);
  await shopper.ship(home);
});

const payBy = async (method: string) =>
  dataOf<PlacedData>(await shopper.pay(700, { payment: { method } }));
const rowOf = async () => {
  const [row] = await mall.db.select().from(orders);
  if (!row) throw new Error('no order');
  return row;
};
const lives = async () => {
  const { createdAt, expiresAt } = await rowOf();
  return ((expiresAt?.getTime() ?? 0) - createdAt.getTime()) / DAY_MS;
};
const again = (id: string, path = 'pay') => ({
  preview: () => shopper.call.get(`/api/reset/payment/preview/${id}`),
  pay: (method: string) =>
    shopper.call.post(`/api/reset/payment/${path}/${id}`, { payment: { method } }),
  ship: (body: object) => shopper.call.post(`/api/reset/payment/shipping/${id}`, body),
});

describe('the deadline of an order depends on its payment method', () => {
  test.each([
    ['atm', 'ecpay_atm_expire_day', 'ExpireDate', '3'],
    ['cvs', 'ecpay_convenience_store_code_expire_day', 'StoreExpireDate', String(3 * 1440)],
    ['barcode', 'ecpay_convenience_store_barcode_expire_day', 'StoreExpireDate', '3'],
  ])('%s', async (method, key, field, expected) => {
    await mall.setConfig('payment', key, 3);
    const { next } = await payBy(method);
    expect(next.fields[field]).toBe(expected);
    expect(await lives()).toBe(3);
  });
});

describe('a bank transfer', () => {
  const account = { money_transfer_bank_code: '812', money_transfer_account: '00123456789' };
  const reportTransfer = (o_id: string, digits: string, who = shopper.call) =>
    who.post('/api/order/store', { o_id, remit_account_check: digits });
  beforeEach(async () => {
    for (const [key, value] of Object.entries(account)) {
      await mall.setConfig('payment', key, value);
    }
  });

  test('shows the shop’s account, and sends the shopper nowhere', async () => {
    const placed = await payBy('transfer');
    expect(placed.next).toEqual({ kind: 'none' });
    expect(await shopper.order(placed.trans_order_id)).toMatchObject({
      state: 'pending',
      payment: {
        name: '銀行轉帳',
        transfer: { bank_code: '812', account: '00123456789', remit_account_check: null },
        expire_time: expect.any(String),
      },
    });
    expect((await reportTransfer(placed.trans_order_id, '54321')).body.data).toMatchObject({
      payment: { transfer: { remit_account_check: '54321' } },
    });
  });

  test('is confirmed by staff, once, and by nobody else', async () => {
    const { trans_order_id: o_id } = await payBy('transfer');
    const desk = await openDesk(mall);
    const move = () => desk.move(o_id, 'paid');
    const byMember = await shopper.call.post('/api/staff/order/paid', { o_id });
    expect(byMember.body).toEqual(refused('unauthenticated'));
    expect((await move()).body.data).toMatchObject({ state: 'paid' });
    expect((await move()).body).toEqual(refused('orderMoveRefused'));
    const [attempt] = await mall.db.select().from(paymentAttempts);
    expect(attempt).toMatchObject({ method: 'transfer', state: 'paid' });
    expect((await reportTransfer(o_id, '12345')).body).toEqual(refused('orderNotPayable'));
  });

  test('is confirmed by hand, and a card payment is not', async () => {
    const { trans_order_id: o_id } = await payBy('credit');
    const desk = await openDesk(mall);
    expect((await desk.move(o_id, 'paid')).body).toEqual(refused('orderMoveRefused'));
    expect((await reportTransfer(o_id, '12345')).body).toEqual(
      refused('orderNotTransfer', '這筆訂單不是用匯款付款，不需要填寫帳號末五碼'),
    );
  });

  test('has the name that the shop gives it, with the code of the branch', async () => {
    await mall.setConfig('payment', 'money_transfer_show_name', '銀行匯款');
    await mall.setConfig('payment', 'money_transfer_branch_bank_code', '0012');
    const { trans_order_id: o_id } = await payBy('transfer');
    expect((await shopper.order(o_id)).payment).toMatchObject({
      name: '銀行匯款',
      transfer: { branch_code: '0012' },
    });
  });

  test.each([
    ['', '請輸入帳號末五碼'],
    ['12a45', '末五碼是匯款帳號的最後 5 個數字'],
    ['1234', '末五碼是匯款帳號的最後 5 個數字'],
    ['123456', '末五碼是匯款帳號的最後 5 個數字'],
  ])('needs five digits: %j is answered with %s', async (digits, words) => {
    const { trans_order_id: o_id } = await payBy('transfer');
    const { body } = await reportTransfer(o_id, digits);
    expect(body).toMatchObject({
      code: 1001,
      data: { fields: [{ field: 'remit_account_check', msg: words }] },
    });
  });

  test('is reported with five digits, for the member’s own order', async () => {
    const { trans_order_id } = await payBy('transfer');
    for (const digits of ['1234', '123456', 'abcde']) {
      expect((await reportTransfer(trans_order_id, digits)).body).toEqual(refused('invalidFields'));
    }
    const other = await mall.makeShopper();
    expect((await reportTransfer(trans_order_id, '12345', other.call)).body).toEqual(
      refused('notFound'),
    );
    expect((await reportTransfer(trans_order_id, '12345', mall.as())).status).toBe(401);
  });

  test('is not offered by a shop without an account', async () => {
    await mall.setConfig('payment', 'money_transfer_account', '');
    const { body } = await shopper.pay(700, { payment: { method: 'transfer' } });
    expect(body).toEqual(refused('paymentUnavailable', '無法使用這個付款方式：沒有這個選項'));
  });
});

describe('an app, which cannot post a form,', () => {
  const pay = (headers?: Record<string, string>) =>
    shopper.call.post(
      '/api/shopping/cart/pay/1/redirect',
      { payment: { method: 'credit' }, invoice: { kind: 'member' }, total_amount: 700 },
      headers,
    );
  const open = async (url: string) => {
    const response = await fetch(new URL(url, mall.baseUrl));
    return { response, page: await response.text() };
  };

  test('gets the address of a page that posts the form once', async () => {
    const { next } = dataOf<{ next: { kind: string; url: string } }>(await pay());
    expect(next).toEqual({
      kind: 'redirect',
      url: expect.stringMatching(/^\/api\/payment\/page\//),
    });
    const { response, page } = await open(next.url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
    const form = formsOf(page)['前往付款'];
    expect(form).toMatchObject({ action: '/sandbox/payment', fields: { TotalAmount: '700' } });
    const src = /<script src="([^"]+)">/.exec(page)?.[1] ?? '';
    expect((await open(src)).page).toContain('submit()');
    const again = await open(next.url);
    expect([again.response.status, again.page]).toEqual([
      410,
      expect.stringContaining('已經使用過或失效了'),
    ]);
  });

  test('gets the same address with the same key, and none when it is expired or invented', async () => {
    const headers = { 'idempotency-key': 'the-same-key' };
    const first = await pay(headers);
    expect((await pay(headers)).body).toEqual(first.body);
    const { next } = dataOf<{ next: { url: string } }>(first);
    await mall.db.update(paymentPages).set({ expiresAt: new Date(Date.now() - 1) });
    expect((await open(next.url)).response.status).toBe(410);
    expect((await open(`/api/payment/page/${'x'.repeat(43)}`)).response.status).toBe(410);
    expect((await open('/api/payment/page/short')).response.status).toBe(410);
  });

  test('pays again in the same way', async () => {
    const { trans_order_id } = await payBy('credit');
    const { body } = await again(trans_order_id, 'pay/redirect').pay('atm');
    expect(body.data).toMatchObject({ next: { kind: 'redirect' } });
  });
});

describe('paying again', () => {
  test('starts with the open attempt', async () => {
    const { trans_order_id } = await payBy('credit');
    expect((await again(trans_order_id).preview()).body.data).toMatchObject({
      trans_order_id,
      shipping_methods: [{ id: home, fee: 100, available: true }],
      payment_methods: [{ method: 'credit' }, {}, { method: 'atm' }, {}, {}],
      choice: { ...HOME, shipping_id: home },
      totals: { items_amount: 600, shipping_fee: 100, total_amount: 700, points_to_earn: 600 },
    });
  });

  test('can use another method, with a code that expires no later than the order', async () => {
    const { trans_order_id } = await payBy('credit');
    const left = async (minutes: number) => {
      await mall.db.update(orders).set({ expiresAt: new Date(Date.now() + minutes * 60_000) });
    };
    await left(2.5 * 1440);
    const { next } = dataOf<PlacedData>(await again(trans_order_id).pay('atm'));
    expect(next.fields).toMatchObject({ ChoosePayment: 'ATM', ExpireDate: '2' });
    await left(90.5);
    const short = dataOf<PlacedData>(await again(trans_order_id).pay('cvs'));
    expect(short.next.fields['StoreExpireDate']).toBe('90');
    expect((await again(trans_order_id).pay('barcode')).body).toEqual(
      refused('paymentUnavailable', '無法使用這個付款方式：付款期限不到一天，請改用其他方式'),
    );
    await left(5);
    expect((await again(trans_order_id).pay('cvs')).body).toEqual(refused('paymentUnavailable'));
    expect((await again(trans_order_id).pay('credit')).status).toBe(200);
  });

  test('can change the shipping, for another fee', async () => {
    const { trans_order_id } = await payBy('credit');
    const kinmen = { county: '金門縣', district: '金城鎮', zip: '893', street: '鎮西路 1 號' };
    const reply = await again(trans_order_id).ship({ ...HOME, ...kinmen, shipping_id: home });
    expect(reply.body.data).toMatchObject({
      choice: { kind: 'home', county: '金門縣' },
      totals: { shipping_fee: 250, total_amount: 850 },
    });
    const { next } = dataOf<PlacedData>(await again(trans_order_id).pay('credit'));
    expect(next.fields['TotalAmount']).toBe('850');
    expect(await shopper.order(trans_order_id)).toMatchObject({
      final_amount: 850,
      shipping: { address: '893 金門縣金城鎮鎮西路 1 號' },
    });
    expect((await again(trans_order_id).preview()).body.data).toMatchObject({
      choice: { ...kinmen, kind: 'home', shipping_id: home },
    });
  });

  test('leaves earlier codes valid until they expire', async () => {
    const { trans_order_id: id, next } = await payBy('atm');
    const gateway = gatewayFor(mall);
    const issued = (fields: Readonly<Record<string, string>>, account: string, expires: string) =>
      gateway.send(
        gateway.result(fields, {
          RtnCode: '2',
          BankCode: '812',
          vAccount: account,
          ExpireDate: expires,
        }),
        'code',
      );
    const day = (days: number) =>
      new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '/');
    await issued(next.fields, '9956217869594998', day(3));
    const code = { kind: 'atm', bank_code: '812', account: '9956217869594998' };
    await again(id).pay('credit');
    expect((await shopper.order(id)).payment).toMatchObject({
      name: '信用卡一次付清',
      code,
      codes: [{ name: 'ATM 虛擬帳號', amount: 700, code }],
    });
    expect((await again(id).preview()).body.data).toMatchObject({ codes: [{ amount: 700, code }] });
    const second = dataOf<PlacedData>(await again(id).pay('atm'));
    await issued(second.next.fields, '9956217860000000', day(2));
    const { payment } = await shopper.order(id);
    expect(payment.code).toMatchObject({ account: '9956217860000000' });
    expect(payment.codes).toHaveLength(2);
    // Codes become invalid with another total, and when they expire.
    await again(id).ship({
      ...HOME,
      county: '金門縣',
      district: '金城鎮',
      zip: '893',
      shipping_id: home,
    });
    expect((await shopper.order(id)).payment).toMatchObject({ code: null, codes: [] });
    await again(id).ship({ ...HOME, shipping_id: home });
    await mall.db.update(paymentAttempts).set({ expiresAt: new Date(Date.now() - 1) });
    expect((await shopper.order(id)).payment).toMatchObject({ code: null, codes: [] });
  });

  test('refunds a payment that was requested before the total changed', async () => {
    const first = await payBy('credit');
    const kinmen = { county: '金門縣', district: '金城鎮', zip: '893' };
    await again(first.trans_order_id).ship({ ...HOME, ...kinmen, shipping_id: home });
    const gateway = gatewayFor(mall);
    expect((await gateway.send(gateway.result(first.next.fields))).text).toBe('1|OK');
    expect(await shopper.order(first.trans_order_id)).toMatchObject({ state: 'pending' });
    const [attempt] = await mall.db.select().from(paymentAttempts);
    expect(attempt?.state).toBe('refund_due');
    const [notification] = await mall.db.select().from(notifications);
    expect(notification?.notice).toMatchObject({ notice: 'surplusReturning' });
    const second = dataOf<PlacedData>(await again(first.trans_order_id).pay('credit'));
    await gateway.send(gateway.result(second.next.fields));
    expect(await shopper.order(first.trans_order_id)).toMatchObject({ state: 'paid' });
  });

  test('notifies the member once of a refund, however often the gateway reports the payment', async () => {
    const { next, trans_order_id } = await payBy('credit');
    const kinmen = { county: '金門縣', district: '金城鎮', zip: '893' };
    await again(trans_order_id).ship({ ...HOME, ...kinmen, shipping_id: home });
    const gateway = gatewayFor(mall);
    const word = gateway.result(next.fields);
    const read = async () => [
      await mall.db.select().from(paymentAttempts).orderBy(paymentAttempts.id),
      await mall.db.select().from(notifications).orderBy(notifications.id),
    ];
    await gateway.send(word);
    const notified = await read();
    expect((await gateway.send(word)).text).toBe('1|OK');
    expect(await read()).toEqual(notified);
    // Not even after the total returns to the paid amount.
    await again(trans_order_id).ship({ ...HOME, shipping_id: home });
    expect((await gateway.send(word)).text).toBe('1|OK');
    expect(await read()).toEqual(notified);
    expect(await shopper.order(trans_order_id)).toMatchObject({ state: 'pending' });
  });

  test('is for the member who placed the order, while it is unpaid', async () => {
    const { trans_order_id } = await payBy('credit');
    const paths = ['preview', 'shipping', 'pay', 'pay/redirect'];
    const callAll = async (who: Shopper['call'], id: string) =>
      Promise.all(
        paths.map((path) =>
          path === 'preview'
            ? who.get(`/api/reset/payment/${path}/${id}`)
            : who.post(`/api/reset/payment/${path}/${id}`, {
                ...(path === 'shipping'
                  ? { ...HOME, shipping_id: home }
                  : { payment: { method: 'credit' } }),
              }),
        ),
      );
    const other = await mall.makeShopper();
    for (const reply of await callAll(other.call, trans_order_id)) {
      expect([reply.status, reply.body]).toEqual([404, refused('notFound')]);
    }
    for (const { status } of await callAll(mall.as(), trans_order_id)) expect(status).toBe(401);
    await mall.db.update(orders).set({ expiresAt: new Date(Date.now() - 1) });
    for (const { body } of await callAll(shopper.call, trans_order_id)) {
      expect(body).toEqual(refused('orderNotPayable'));
    }
  });

  test('refuses an invalid place, a method of another layer, and a missing store', async () => {
    const { trans_order_id } = await payBy('credit');
    const cold = await mall.makeShippingMethod({ layer: 3 });
    const store = await mall.makeShippingMethod({ kind: 'cvs', provider: 'FAMI' });
    const { ship } = again(trans_order_id);
    const { name, phone } = HOME;
    expect((await ship({ ...HOME, zip: '999', shipping_id: home })).body).toEqual(
      refused('addressUnknown'),
    );
    expect((await ship({ ...HOME, shipping_id: cold.id })).body).toEqual(
      refused('shippingUnavailable'),
    );
    expect((await ship({ kind: 'cvs', shipping_id: store.id, name, phone })).body).toEqual(
      refused('storeMissing'),
    );
    expect((await rowOf()).finalAmount).toBe(700);
  });
});

describe('before an unpaid order is closed', () => {
  test('the gateway is queried, which finds a payment whose message got lost', async () => {
    const { next, trans_order_id } = await payBy('atm');
    // Paid at the machine, but the mall got no message.
    const trade = next.fields['MerchantTradeNo'] ?? '';
    await openTrade(mall.db, trade, next.fields);
    await saveCode(mall.db, trade, {}, new Date(Date.now() + DAY_MS));
    await endTrade(mall.db, trade, 'code_issued', 'paid');
    await mall.tick(new Date(Date.now() + 6 * DAY_MS));
    expect(await shopper.order(trans_order_id)).toMatchObject({ state: 'paid' });
    await mall.tick(new Date(Date.now() + 6 * DAY_MS));
    expect(await mall.db.$count(paymentAttempts)).toBe(1);
  });

  test('a gateway that cannot be queried delays it for an hour', async () => {
    const { payment, storeMap, publicUrl } = readConfig({
      PUBLIC_URL: 'https://mall.example',
      ECPAY_MERCHANT_ID: '3002607',
      ECPAY_HASH_KEY: 'pwFHCqoQZGmho4w6',
      ECPAY_HASH_IV: 'EkRm7iFT261dpevs',
      // Nothing listens there.
      ECPAY_URL: 'http://127.0.0.1:9/Cashier/AioCheckOut/V5',
    });
    const deaf = await startTestMall({ payment, storeMap, publicUrl, logLevel: 'silent' });
    try {
      const who = await deaf.makeShopper();
      const product = await deaf.makeProduct({ rules: [{ amount: 600, stock: 5 }] });
      const method = await deaf.makeShippingMethod();
      await who.add(product.rules[0]?.id ?? 0);
      await who.ship(method.id);
      const { trans_order_id } = dataOf<PlacedData>(await who.pay(700));
      const end = (await rowOf()).expiresAt?.getTime() ?? 0;
      await deaf.tick(new Date(end + 59 * 60_000));
      expect((await who.order(trans_order_id)).state).toBe('pending');
      await deaf.tick(new Date(end + 60 * 60_000));
      expect((await who.order(trans_order_id)).state).toBe('expired');
    } finally {
      await deaf.stop();
    }
  });
});
