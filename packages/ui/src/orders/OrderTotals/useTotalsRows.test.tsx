import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTotalsRows } from './useTotalsRows';

const totals = {
  ...{ items_amount: 1380, shipping_fee: 100, coupon_amount: 0 },
  ...{ points_amount: 0, points_used: 0 },
};
const rowsOf = (change: Partial<typeof totals>) =>
  renderHook(() => useTotalsRows({ ...totals, ...change })).result.current;

it('has no rows until the totals are known', () => {
  expect(renderHook(() => useTotalsRows(undefined)).result.current).toEqual([]);
});

it('has coupons and points only when they reduce the total', () => {
  expect(rowsOf({}).map(({ label, amount }) => [label, amount])).toEqual([
    ['商品金額', 1380],
    ['運費', 100],
  ]);
  const reduced = rowsOf({ coupon_amount: 80, points_amount: 120, points_used: 1200 });
  expect(reduced.slice(2)).toEqual([
    { label: '優惠券折抵', amount: -80 },
    { label: '點數折抵', amount: -120, note: '1,200 點' },
  ]);
});

it('says 免運 instead of a fee of 0', () => {
  expect(rowsOf({ shipping_fee: 0 })[1]).toEqual({ label: '運費', amount: 0, text: '免運' });
});
