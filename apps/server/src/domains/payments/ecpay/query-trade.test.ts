import { expect, test } from 'vitest';
import { signed } from '../../../platform/ecpay/check-mac-value';
import { answerFields, readAnswer, tradeQuery } from './query-trade';

const keys = { hashKey: 'pwFHCqoQZGmho4w6', hashIv: 'EkRm7iFT261dpevs' };
const MERCHANT = '3002607';
const TRADE = '261120080000ABCDEFGH';

const answer = (more: Readonly<Record<string, string>> = {}) =>
  Object.entries(
    signed(
      {
        MerchantID: MERCHANT,
        MerchantTradeNo: TRADE,
        TradeAmt: '700',
        TradeStatus: '1',
        ItemName: '鹽+糖 100% x 2#茶 & 點心=套餐 x 1',
        CustomField1: '',
        ...more,
      },
      keys,
    ),
  )
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
const read = (text: string) => readAnswer(text, TRADE, MERCHANT, keys);

test('a query is sent with the current second, signed', () => {
  const now = new Date('2026-11-20T00:00:00.900Z');
  expect(tradeQuery(TRADE, MERCHANT, keys, now)).toEqual({
    MerchantID: MERCHANT,
    MerchantTradeNo: TRADE,
    TimeStamp: '1795132800',
    CheckMacValue: expect.stringMatching(/^[0-9A-F]{64}$/),
  });
});

test('a query is answered without URL encoding, so nothing is decoded', () => {
  expect(read(answer())).toMatchObject({
    merchantTradeNo: TRADE,
    amount: 700,
    outcome: 'paid',
    raw: { ItemName: '鹽+糖 100% x 2#茶 & 點心=套餐 x 1' },
  });
  expect(read(answer({ TradeStatus: '0' }))).toBeNull();
  // Failed, and unknown: the shopper never opened the cashier.
  expect(read(answer({ TradeStatus: '10200095' }))).toBeNull();
  expect(read(answer({ TradeStatus: '10200047', TradeAmt: '', MerchantTradeNo: '' }))).toBeNull();
});

test('a query rejects an answer that is forged, about another trade, or ambiguous', () => {
  expect(() => read(answer().replace('TradeAmt=700', 'TradeAmt=1'))).toThrow('not genuine');
  expect(() => read(answer({ TradeStatus: '0' }).replace('Status=0', 'Status=1'))).toThrow();
  expect(() => read(answer({ MerchantTradeNo: 'ANOTHER' }))).toThrow('another trade');
  expect(() => read(answer({ MerchantID: '2000132' }))).toThrow('another trade');
  expect(() => read('0|CheckMacValue Error')).toThrow();
  expect(answerFields('TradeStatus=0&ItemName=x&TradeStatus=1')).toBeNull();
});
