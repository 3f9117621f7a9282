import { expect, test } from 'vitest';
import { encryptData } from '../../../platform/ecpay/encrypted-data';
import { readRefunded } from './query-refunded';

const keys = { hashKey: 'pwFHCqoQZGmho4w6', hashIv: 'EkRm7iFT261dpevs' };
const entry = (Amount: number, Status = '已關帳') => ({ Status, Amount });
const answer = (CloseData: readonly object[] | null, more: object = {}) => ({
  TransCode: 1,
  Data: encryptData({ RtnCode: 1, RtnValue: { Amount: 700, CloseData }, ...more }, keys),
});
const read = (body: unknown) => readRefunded(body, keys);

test('what was refunded is what the entries of the closing lack of the payment', () => {
  expect(read(answer([entry(700)]))).toBe(0);
  expect(read(answer([entry(700), entry(-225)]))).toBe(225);
  expect(read(answer([entry(700), entry(-225), entry(-475, '要關帳')]))).toBe(700);
  expect(read(answer([entry(700), entry(-225, '操作取消')]))).toBe(0);
});

test('nothing was refunded of a payment that is authorized only', () => {
  expect(read(answer(null))).toBe(0);
  expect(read(answer([]))).toBe(0);
});

test('an answer that does not fit the payment, is refused or forged, says nothing', () => {
  expect(() => read(answer([entry(700), entry(225)]))).toThrow('does not fit');
  expect(() => read(answer([entry(-1)]))).toThrow('does not fit');
  expect(() => read(answer([], { RtnCode: 0 }))).toThrow();
  expect(() => read({ TransCode: 0, Data: '' })).toThrow();
  const others = { hashKey: '5294y06JbISpM5x9', hashIv: 'v77hoKGq4kWxNNIS' };
  expect(() => read({ TransCode: 1, Data: encryptData({ RtnCode: 1 }, others) })).toThrow();
});
