import { expect, test } from 'vitest';
import { defaultSettings } from '../../configs/configs.defaults';
import type { PaymentRequest } from '../gateway';
import { gatewayWay, type PaymentChoice } from '../payment-way';
import { aioCheckoutFields, itemName } from './aio-checkout';

/** The ECPay fields for a choice, with a long deadline. */
function wayOf(choice: PaymentChoice): PaymentRequest['way'] {
  const way = gatewayWay(choice, defaultSettings.payment, Infinity);
  if (way === null) throw new Error('The gateway has no part in it');
  return way;
}
const request: PaymentRequest = {
  merchantTradeNo: '261120080000ABCDEFGH',
  transOrderId: '20261120K7Q2M9XD',
  amount: 3600,
  way: wayOf({ method: 'credit' }),
  items: ['愛文芒果 x 2', '鹽 x 1'],
  startedAt: new Date('2026-11-20T16:30:05Z'),
  returnUrl: null,
};
const origin = 'https://mall.example';
const fieldsFor = (choice: PaymentChoice) =>
  aioCheckoutFields({ ...request, way: wayOf(choice) }, '3002607', { origin });

test('the form contains a card payment, with Taiwan’s time and the return URLs', () => {
  expect(aioCheckoutFields(request, '3002607', { origin })).toEqual({
    MerchantID: '3002607',
    MerchantTradeNo: '261120080000ABCDEFGH',
    MerchantTradeDate: '2026/11/21 00:30:05',
    PaymentType: 'aio',
    TotalAmount: '3600',
    TradeDesc: '訂單 20261120K7Q2M9XD',
    ItemName: '愛文芒果 x 2#鹽 x 1',
    ReturnURL: 'https://mall.example/api/payment/ecpay/callback',
    OrderResultURL: 'https://mall.example/api/payment/ecpay/return',
    ClientBackURL: 'https://mall.example/order/20261120K7Q2M9XD',
    ChoosePayment: 'Credit',
    CustomField1: '20261120K7Q2M9XD',
    EncryptType: '1',
  });
});

test('the form contains the instalments, and the whole amount with them', () => {
  const fields = fieldsFor({ method: 'installments', installments: 6 });
  expect(fields).toMatchObject({ CreditInstallment: '6', TotalAmount: '3600' });
});

test.each([
  [{ method: 'atm' }, { ChoosePayment: 'ATM', ExpireDate: '5' }],
  [{ method: 'cvs' }, { ChoosePayment: 'CVS', StoreExpireDate: '7200' }],
  [{ method: 'barcode' }, { ChoosePayment: 'BARCODE', StoreExpireDate: '5' }],
] as const)(
  'the form contains a code payment, with its callback URL and lifetime: %j',
  (choice, expected) => {
    const fields = fieldsFor(choice);
    expect(fields).toMatchObject({
      ...expected,
      PaymentInfoURL: 'https://mall.example/api/payment/ecpay/code',
      ClientRedirectURL: 'https://mall.example/api/payment/ecpay/return',
    });
    // ECPay refuses it together with these.
    expect(fields).not.toHaveProperty('OrderResultURL');
  },
);

test('the form cuts item names at ECPay’s limit, and never inside a character', () => {
  const long = itemName(Array.from({ length: 99 }, (_, at) => `商品名稱第 ${at} 號 x 1`));
  expect(long).toHaveLength(400);
  const emoji = itemName([`${'a'.repeat(399)}🥭`]);
  expect(emoji).toBe('a'.repeat(399));
  expect(itemName(['a#b', '<script>', 'c\u0000d'])).toBe('a b#script#c d');
});
