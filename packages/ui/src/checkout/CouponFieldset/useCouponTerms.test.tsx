import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { coupons as english } from '../../labels/en/coupons';
import { useCouponTerms } from './useCouponTerms';

const coupon = {
  ...{ min_amount: 0, max_discount: null, stackable: false },
  ...{ start_time: '2026-12-01 00:00:00', end_time: '2026-12-31 23:59:59' },
};
const termsOf = (change: object, labels?: typeof english) =>
  renderHook(() => useCouponTerms(labels)).result.current({ ...coupon, ...change });

it.each([
  [{}, ['2026/12/31（四）到期']],
  [{ end_time: '2026-12-31 14:05:00' }, ['2026/12/31（四）14:05到期']],
  [
    { min_amount: 1000, max_discount: 200, stackable: true },
    ['滿 NT$1,000 可用', '最高折 NT$200', '可與其他券併用', '2026/12/31（四）到期'],
  ],
  [{ isUpcoming: true }, ['2026/12/1（二）起可用', '2026/12/31（四）到期']],
])('are the texts of %j', (change, texts) => {
  expect(termsOf(change)).toEqual(texts);
});

it('are in the language of the labels', () => {
  expect(termsOf({ min_amount: 500 }, english)).toEqual([
    'Orders over NT$500',
    expect.stringMatching(/^Valid until 2026\/12\/31.*Thu/),
  ]);
});
