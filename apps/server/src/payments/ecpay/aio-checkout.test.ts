import { expect, test } from 'vitest';
import { aioCheckoutFields, itemName } from './aio-checkout';

const request = {
  merchantTradeNo: '261120080000ABCDEFGH',
  transOrderId: '20261120K7Q2M9XD',
  amount: 3600,
  installments: null,
  items: ['愛文芒果 x 2', '鹽 x 1'],
  startedAt: new Date('2026-11-20T16:30:05Z'),
};
const origin = 'https://mall.example';

test('asks ECPay for a card payment, with Taiwan’s time and ways back', () => {
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

test('names the instalments, and the whole amount with them', () => {
  const fields = aioCheckoutFields({ ...request, installments: 6 }, '3002607', { origin });
  expect(fields).toMatchObject({ CreditInstallment: '6', TotalAmount: '3600' });
});

test('cuts item names where ECPay would, and never through a character', () => {
  const long = itemName(Array.from({ length: 99 }, (_, at) => `商品名稱第 ${at} 號 x 1`));
  expect(long).toHaveLength(400);
  const emoji = itemName([`${'a'.repeat(399)}🥭`]);
  expect(emoji).toBe('a'.repeat(399));
  expect(itemName(['a#b', '<script>', 'c\u0000d'])).toBe('a b#script#c d');
});
