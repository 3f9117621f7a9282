import { beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config';
import { sandboxTrades } from '../../db/schema';
import { dataOf, startTestMall, type PlacedData, type Shopper } from '../../testing';
import { CACHES_ON } from '../../testing/caches-on';
import { describeMall } from '../../testing/describe-mall';
import { gatewayFor } from '../../testing/gateway';
import { formsOf, openForm, pressIn, sendForm } from '../../testing/forms';
import { signed } from '../../platform/ecpay/check-mac-value';

const { merchantId: _, ...keys } = readConfig({}).payment;

let shopper: Shopper;
let order: PlacedData;
const mall = describeMall(CACHES_ON);
const placeOrder = async () => {
  shopper = await mall.makeShopper();
  const home = await mall.makeShippingMethod();
  const cake = await mall.makeProduct({
    name: '<b>鳳梨酥</b> & "茶"',
    rules: [{ amount: 1500, stock: 5 }],
  });
  await shopper.add(cake.rules[0]?.id ?? 0, { quantity: 2 });
  await shopper.ship(home.id);
  const payment = { method: 'installments', installments: 6 };
  order = dataOf<PlacedData>(await shopper.pay(3000, { payment }));
};
beforeEach(placeOrder);

const send = (path: string, fields: Readonly<Record<string, string>>) =>
  sendForm(mall.baseUrl, path, fields);
const open = async () => {
  const response = await openForm(mall.baseUrl, order.next.action, order.next.fields);
  return { response, page: await response.text() };
};
const press = (page: string, label: string) => pressIn(mall.baseUrl, page, label);
const read = () => shopper.order(order.trans_order_id);

describe('the page', () => {
  test('shows the amount, in Chinese, without active content', async () => {
    const { response, page } = await open();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(page).toContain('<html lang="zh-Hant-TW">');
    expect(page).toContain('NT$3,000');
    expect(page).toContain('信用卡分 6 期，每期約 NT$500');
    expect(page).toContain(order.trans_order_id);
    expect(page).toContain('b 鳳梨酥 /b &#38; &#34;茶&#34; x 2');
    expect(page).not.toContain('<b>');
    expect(page).not.toContain('<script');
    expect(Object.keys(formsOf(page))).toEqual(['付款成功', '付款失敗', '取消']);
  });

  test('escapes every field of a signed form', async () => {
    const TradeDesc = 'x';
    const ItemName = '"><script>alert(1)</script>';
    const { CheckMacValue: _old, ...fields } = order.next.fields;
    const form = signed({ ...fields, TradeDesc, ItemName }, keys);
    const page = await (await openForm(mall.baseUrl, '/sandbox/payment', form)).text();
    expect(page).toContain('&#34;&#62;&#60;script&#62;');
    expect(page).not.toContain('<script');
  });
});

describe('the page has an address of its own', () => {
  const opened = async () => (await open()).response.url;
  const again = (url: string) => fetch(url, { redirect: 'manual' });

  test('which a reload or the browser’s Back opens again', async () => {
    const url = await opened();
    expect(new URL(url).pathname).toBe(
      `/sandbox/payment/trade/${order.next.fields['MerchantTradeNo']}`,
    );
    expect(await (await again(url)).text()).toContain('付款成功');
  });

  test('which leads to the order once the trade has ended', async () => {
    const { page, response } = await open();
    await press(page, '付款成功');
    const back = await again(response.url);
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      `/order/${order.trans_order_id}`,
    ]);
  });

  test('which does not exist for an unknown trade', async () => {
    const url = `${mall.baseUrl}/sandbox/payment/trade/NONE1`;
    expect((await again(url)).status).toBe(404);
  });
});

describe('付款成功', () => {
  test('notifies the mall first, and then returns the shopper by POST, without a script', async () => {
    const { page } = await open();
    const [between, back] = await press(page, '付款成功');
    // A separate form instead of a redirect: WebKit with a service worker loses the fields on a
    // 307.
    expect(between?.status).toBe(200);
    expect(formsOf((await between?.text()) ?? '')).toMatchObject({
      回到商店: { action: '/api/payment/ecpay/return', fields: { RtnCode: '1' } },
    });
    expect((await read()).state).toBe('paid');
    expect(back?.status).toBe(303);
    expect(back?.headers.get('location')).toBe(`/cart/complete?order=${order.trans_order_id}`);
  });

  test('leads to the order when the browser goes back, and posts nothing again', async () => {
    const { page } = await open();
    const { action, fields } = formsOf(page)['付款成功'] ?? { action: '', fields: {} };
    const sent = await send(action, fields);
    // With an address, because a browser does not go back to a page that answered a form.
    expect(sent.status).toBe(303);
    const url = new URL(sent.headers.get('location') ?? '', mall.baseUrl);
    expect(formsOf(await (await fetch(url)).text())).toHaveProperty('回到商店');
    const back = await fetch(url, { redirect: 'manual' });
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      `/order/${order.trans_order_id}`,
    ]);
  });

  test('returns the shopper when another server of the shop answers', async () => {
    // Starting a mall deletes all rows.
    const other = await startTestMall();
    await placeOrder();
    const { action, fields } = formsOf((await open()).page)['付款成功'] ?? order.next;
    const sent = await send(action, fields);
    const page = await fetch(new URL(sent.headers.get('location') ?? '', other.baseUrl));
    expect(formsOf(await page.text())).toHaveProperty('回到商店');
    await other.stop();
  });

  test('pays once when it is pressed twice', async () => {
    const { page } = await open();
    await Promise.all([press(page, '付款成功'), press(page, '付款成功')]);
    expect((await press(page, '付款成功')).map(({ status }) => status)).toEqual([200, 303]);
    expect((await read()).timeline.map(({ state }) => state)).toEqual(['pending', 'paid']);
  });
});

describe('付款失敗', () => {
  test('is shown with the gateway’s message, and the trade has ended', async () => {
    const { page } = await open();
    const [, back] = await press(page, '付款失敗');
    expect(back?.headers.get('location')).toBe(`/cart/complete?order=${order.trans_order_id}`);
    expect(await read()).toMatchObject({
      state: 'pending',
      can_pay: true,
      payment: { failure: '銀行拒絕這筆交易，請改用其他卡片或聯絡發卡銀行' },
    });
    const [late] = await press(page, '付款成功');
    expect([late?.status, await late?.text()]).toEqual([
      409,
      expect.stringContaining('這筆交易已經結束'),
    ]);
    expect((await read()).state).toBe('pending');
  });
});

describe('取消', () => {
  test('leads back to the order, which can be paid again', async () => {
    const { page } = await open();
    const [back] = await press(page, '取消');
    expect([back?.status, back?.headers.get('location')]).toEqual([
      303,
      `/order/${order.trans_order_id}`,
    ]);
    expect(await read()).toMatchObject({ state: 'pending', can_pay: true });
  });
});

describe('a form', () => {
  test('opens its trade once', async () => {
    await open();
    const { response, page } = await open();
    expect(response.status).toBe(409);
    expect(page).toContain('這個交易編號已經使用過');
    expect(page).toContain(`href="/order/${order.trans_order_id}"`);
    expect(await mall.db.$count(sandboxTrades)).toBe(1);
  });

  test('is refused as by ECPay when it was changed', async () => {
    for (const change of [{ TotalAmount: '1' }, { CheckMacValue: '' }, { MerchantTradeNo: 'X1' }]) {
      const response = await send('/sandbox/payment', { ...order.next.fields, ...change });
      expect([response.status, await response.text()]).toEqual([
        400,
        expect.stringContaining('CheckMacValue Error'),
      ]);
    }
    expect(await mall.db.$count(sandboxTrades)).toBe(0);
  });

  test.each([
    { TotalAmount: '0' },
    { TotalAmount: '1.5' },
    { MerchantTradeNo: 'too-long-and-with-signs' },
    { ItemName: 'x'.repeat(401) },
    { EncryptType: '0' },
    { MerchantID: '2000132' },
    { ReturnURL: 'http://evil.test/' },
    { OrderResultURL: 'http://evil.test//evil.test' },
    { ClientBackURL: 'javascript:alert(1)' },
    { ClientBackURL: 'http://localhost//evil.test/order/20261120AAAAAAAA' },
  ])('is refused when it is signed but invalid: %j', async (change) => {
    const { CheckMacValue: _old, ...fields } = order.next.fields;
    const response = await send('/sandbox/payment', signed({ ...fields, ...change }, keys));
    expect(response.status).toBe(400);
    expect(await mall.db.$count(sandboxTrades)).toBe(0);
  });
});

test('a result or a cancellation is refused when its trade does not exist', async () => {
  const result = gatewayFor(mall).result({ MerchantTradeNo: 'NONE1', TotalAmount: '1' });
  expect((await send('/sandbox/payment/result', result)).status).toBe(400);
  expect((await send('/sandbox/payment/result', { ...result, RtnCode: '0' })).status).toBe(400);
  expect((await send('/sandbox/payment/cancel', { MerchantTradeNo: 'NONE1' })).status).toBe(400);
  expect((await send('/sandbox/payment/cancel', {})).status).toBe(400);
  expect((await fetch(`${mall.baseUrl}/sandbox/payment/return/NONE1`)).status).toBe(404);
});

describe('with a real gateway', () => {
  const ecpay = {
    PUBLIC_URL: 'https://mall.example',
    ECPAY_MERCHANT_ID: '3002607',
    ECPAY_HASH_KEY: 'pwFHCqoQZGmho4w6',
    ECPAY_HASH_IV: 'EkRm7iFT261dpevs',
  };

  test('has no sandbox, and its pages may post forms to the gateway', async () => {
    const { payment, storeMap, publicUrl } = readConfig(ecpay);
    const real = await startTestMall({ payment, storeMap, publicUrl });
    try {
      const page = await fetch(`${real.baseUrl}/sandbox/payment`, { method: 'POST' });
      expect(page.status).toBe(404);
      const { headers } = await fetch(`${real.baseUrl}/api/configs`);
      expect(headers.get('content-security-policy')).toContain(
        "form-action 'self' https://payment.ecpay.com.tw https://logistics.ecpay.com.tw;",
      );
    } finally {
      await real.stop();
    }
  });

  test('a shop that is no demo refuses the sandbox unless it is allowed', () => {
    const own = { DATABASE_URL: 'postgres://localhost/mall' };
    expect(() => readConfig(own)).toThrow('No payment gateway');
    expect(readConfig({ ...own, PAYMENT_SANDBOX: '1' }).payment.gateway).toBe('sandbox');
    expect(readConfig({ ...own, DEMO: '1' }).payment.gateway).toBe('sandbox');
  });

  test('an incomplete configuration is refused at start, with its missing names', () => {
    expect(() => readConfig({ ECPAY_MERCHANT_ID: '1', ECPAY_HASH_KEY: 'k' })).toThrow(
      'Payments through ECPay also need ECPAY_HASH_IV, PUBLIC_URL',
    );
  });
});
