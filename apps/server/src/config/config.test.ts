import { describe, expect, test } from 'vitest';
import { readConfig } from './config';

const ECPAY = {
  PUBLIC_URL: 'https://mall.example',
  ECPAY_MERCHANT_ID: '1234567',
  ECPAY_HASH_KEY: 'a-key-of-a-shop',
  ECPAY_HASH_IV: 'an-iv-of-a-shop',
};
const SERVICE_ACCOUNT = JSON.stringify({
  project_id: 'mall',
  client_email: 'mall@mall.iam.gserviceaccount.com',
  private_key: '-----BEGIN PRIVATE KEY-----',
});

test('the owner of the tables is refused without the user who serves', () => {
  expect(() => readConfig({ DATABASE_MIGRATION_URL: 'postgres://owner@db/mall' })).toThrow(
    /DATABASE_MIGRATION_URL also needs DATABASE_URL/,
  );
});

describe('the address of the desk', () => {
  const PUBLIC_URL = 'https://shop.tw';

  test('is an origin, and unset by default', () => {
    expect(readConfig({ PUBLIC_URL, DESK_URL: 'https://desk.shop.tw/' }).deskUrl).toBe(
      'https://desk.shop.tw',
    );
    expect(readConfig({ DESK_URL: 'http://desk.localhost:3000' }).deskUrl).toBe(
      'http://desk.localhost:3000',
    );
    expect(readConfig({ PUBLIC_URL }).deskUrl).toBeNull();
  });

  test.each([
    'desk.shop.tw',
    'https://desk.shop.tw/desk',
    'https://desk.shop.tw/?from=mail',
    'https://desk.shop.tw/#',
    'https://owner@desk.shop.tw',
    'ftp://desk.shop.tw',
  ])('is refused when it is %s', (DESK_URL) => {
    expect(() => readConfig({ PUBLIC_URL, DESK_URL })).toThrow(
      /DESK_URL: an address without a path, such as https:\/\/desk\.shop\.tw/,
    );
  });

  test('is refused when it has the name of the shop, also with another port', () => {
    for (const DESK_URL of ['https://shop.tw', 'https://SHOP.tw:8443'])
      expect(() => readConfig({ PUBLIC_URL, DESK_URL })).toThrow(
        /DESK_URL is on the host of PUBLIC_URL, shop\.tw/,
      );
  });

  test('is refused when one of both addresses is without TLS', () => {
    expect(() => readConfig({ PUBLIC_URL, DESK_URL: 'http://desk.shop.tw' })).toThrow(
      /DESK_URL and PUBLIC_URL have to begin alike/,
    );
  });
});

test.each([
  [{ DATABASE_URL: 'postgres://x', PAYMENT_SANDBOX: '1' }, true],
  [{ DATABASE_URL: 'postgres://x', DEMO: '1' }, false],
  [{ DEMO: '0', PAYMENT_SANDBOX: '1' }, false],
  [{}, false],
])('a user of its own should serve a real shop on PostgreSQL alone: %j', (env, expected) => {
  expect(readConfig(env).expectsServingUser).toBe(expected);
});

describe('a demo', () => {
  test.each([
    ['ECPay', ECPAY, 'ECPAY_HASH_KEY'],
    ['LINE', { LINE_CLIENT_ID: '1234567890', LINE_CLIENT_SECRET: 's' }, 'LINE_CLIENT_SECRET'],
    ['Facebook', { FACEBOOK_APP_ID: '1', FACEBOOK_APP_SECRET: 's' }, 'FACEBOOK_APP_SECRET'],
    ['Firebase', { FCM_SERVICE_ACCOUNT: SERVICE_ACCOUNT }, 'FCM_SERVICE_ACCOUNT'],
  ])('is refused when it has a real secret of %s', (_, keys, name) => {
    const refusal = new RegExp(`${name}.*DEMO=0`, 's');
    // By default, and explicitly.
    expect(() => readConfig(keys)).toThrow(refusal);
    expect(() => readConfig({ ...keys, DATABASE_URL: 'postgres://x', DEMO: '1' })).toThrow(refusal);
    const shop = { ...keys, DEMO: '0', PAYMENT_SANDBOX: '1' };
    expect(readConfig(shop).demo).toBe(false);
  });

  test('is accepted when its keys are those that ECPay publishes for tests', () => {
    const { hashKey, hashIv, merchantId } = readConfig({}).payment;
    const published = {
      PUBLIC_URL: 'https://mall.example',
      ECPAY_MERCHANT_ID: merchantId,
      ECPAY_HASH_KEY: hashKey,
      ECPAY_HASH_IV: hashIv,
      ECPAY_URL: 'https://payment-stage.ecpay.com.tw/Cashier/AioCheckOut/V5',
    };
    expect(readConfig(published).payment.gateway).toBe('ecpay');
  });

  test('listens to this machine alone unless HOST is set', () => {
    expect(readConfig({}).host).toBe('127.0.0.1');
    expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
    expect(readConfig({ DEMO: '0', PAYMENT_SANDBOX: '1' }).host).toBe('0.0.0.0');
  });
});
