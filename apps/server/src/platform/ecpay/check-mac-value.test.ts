import { describe, expect, test } from 'vitest';
import { checkMacValue, isGenuine, signed } from './check-mac-value';

const keys = { hashKey: 'pwFHCqoQZGmho4w6', hashIv: 'EkRm7iFT261dpevs' };
/** The worked example of ECPay's own documents (全方位金流, 附錄: 檢查碼機制). */
const published = {
  TradeDesc: '促銷方案',
  PaymentType: 'aio',
  MerchantTradeDate: '2023/03/12 15:30:23',
  MerchantTradeNo: 'ecpay20230312153023',
  MerchantID: '3002607',
  ReturnURL: 'https://www.ecpay.com.tw/receive.php',
  ItemName: 'Apple iphone 15',
  TotalAmount: '30000',
  ChoosePayment: 'ALL',
  EncryptType: '1',
};
const PUBLISHED_VALUE = '6C51C9E6888DE861FD62FB1DD17029FC742634498FD813DC43D4243B5685B840';

test('the signature matches ECPay’s published example', () => {
  expect(checkMacValue(published, keys)).toBe(PUBLISHED_VALUE);
});

test('the signature does not depend on the order of the fields, nor on an old signature', () => {
  const reversed = Object.fromEntries(Object.entries(published).reverse());
  expect(checkMacValue(reversed, keys)).toBe(PUBLISHED_VALUE);
  expect(checkMacValue({ ...published, CheckMacValue: 'old' }, keys)).toBe(PUBLISHED_VALUE);
});

test('the signature sorts fields without regard to case: B is between a and c', () => {
  expect(checkMacValue({ Z_: '4', c: '3', B: '2', a: '1' }, keys)).toBe(
    '64124739625FE440FF81F0650F396EC65EBC0817D315AFB61C652791ACB99958',
  );
});

test('the signature includes an empty field, and no absent one', () => {
  expect(checkMacValue({ ...published, Remark: '' }, keys)).not.toBe(PUBLISHED_VALUE);
});

// The values come from an independent calculation: Python's quote_plus and ECPay's conversion table.
test.each([
  ["it's", '85331C3C7540CEE673433E9BB5B207F27E8E57D13D2A891142C5450664C9B0CE'],
  ['a~b', '21FA19BBD87DF5F5E8120E245F664F61B9C9690883A0EBB5C66FCE482B91F92F'],
  ['(x)!*-_.', '337D104110C21514827DEDA94AD097E6B37ECE6C4D5586AE6908FBE8CFB9DC77'],
  ['a b+c', 'A92498ACB3CADB3598B4A77C5B93CEB5C6F457E097ECF1F58C3546D482598A46'],
  ['100%&=?', 'F86297CE899BB9FAA365BCC276BC49BE14D37F6908D40F2ACB3823BAD190CA74'],
  ['臺北 🥭', 'C4AC75866ED5517E640D228057DA7A2783CE45AF9A67CF47E3ED6A9C8269181E'],
])('the signature encodes %j the .NET way', (value, expected) => {
  expect(checkMacValue({ value }, keys)).toBe(expected);
});

// As above, with the keys that ECPay publishes for trying logistics out.
test('logistics are signed with MD5 and the same algorithm', () => {
  const logistics = { hashKey: '5294y06JbISpM5x9', hashIv: 'v77hoKGq4kWxNNIS' };
  const shipment = {
    MerchantID: '2000132',
    MerchantTradeNo: 'A1',
    LogisticsType: 'CVS',
    LogisticsSubType: 'UNIMART',
    IsCollection: 'N',
    ServerReplyURL: 'https://mall.example/r?a=1&b=~',
    GoodsName: "it's (果乾)",
  };
  expect(checkMacValue(shipment, logistics, 'md5')).toBe('4D4BB4739F40FDE6B858A2F40CF624C7');
  expect(isGenuine(signed(shipment, logistics, 'md5'), logistics, 'md5')).toBe(true);
  expect(isGenuine(signed(shipment, logistics, 'md5'), logistics)).toBe(false);
});

describe('a message', () => {
  const message = signed(published, keys);

  test('is authentic as it was signed, with its signature in either case', () => {
    expect(isGenuine(message, keys)).toBe(true);
    const lower = { ...message, CheckMacValue: PUBLISHED_VALUE.toLowerCase() };
    expect(isGenuine(lower, keys)).toBe(true);
  });

  test('is not authentic once a field was changed, added or removed', () => {
    for (const name of Object.keys(published)) {
      expect(isGenuine({ ...message, [name]: 'x' }, keys)).toBe(false);
      const { [name]: _, ...rest } = message;
      expect(isGenuine(rest, keys)).toBe(false);
    }
    expect(isGenuine({ ...message, SimulatePaid: '0' }, keys)).toBe(false);
  });

  test('is not authentic without a signature, with half of one, or with other keys', () => {
    expect(isGenuine(published, keys)).toBe(false);
    expect(isGenuine({ ...message, CheckMacValue: '' }, keys)).toBe(false);
    expect(isGenuine({ ...message, CheckMacValue: PUBLISHED_VALUE.slice(1) }, keys)).toBe(false);
    expect(isGenuine(message, { ...keys, hashIv: 'another' })).toBe(false);
  });
});
