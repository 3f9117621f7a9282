import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CouponFieldset, type CouponFieldsetProps } from './CouponFieldset';
import type { CouponOption } from './CouponOption';

const coupon = (id: number, rest: Partial<CouponOption> = {}): CouponOption => ({
  ...{ id, name: `券 ${id}`, discount_amount: 0, replaces: [], reason: null },
  ...{ min_amount: 0, max_discount: null, stackable: false },
  ...{ start_time: '2026-11-01 00:00:00', end_time: '2026-12-31 23:59:59' },
  ...rest,
});
const offered = [
  coupon(1, { discount_amount: 1138 }),
  coupon(2, { discount_amount: 80, replaces: [1] }),
];

function setUp(props: Partial<CouponFieldsetProps> = {}) {
  const [toggle, clear] = [vi.fn(), vi.fn()];
  render(
    <CouponFieldset offered={offered} chosen={[]} onToggle={toggle} onClear={clear} {...props} />,
  );
  return { toggle, clear };
}

it('is a line with what the coupons save, and takes them off', async () => {
  const { clear } = setUp({ chosen: [1] });
  expect(screen.getByRole('status')).toHaveTextContent('1 張，折抵 NT$1,138');
  await userEvent.click(screen.getByRole('button', { name: '不使用優惠券' }));
  expect(clear).toHaveBeenCalledOnce();
});

it('names the coupon that was applied without a choice as the best one', () => {
  setUp({ chosen: [1], best: 1 });
  expect(screen.getByText('最划算的優惠券')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('已折抵 NT$1,138');
});

it.each([
  ['some fit', offered, '有 2 張優惠券可用', '選擇優惠券'],
  ['none fits', [], '沒有可用的優惠券', '輸入優惠代碼'],
])('says how many can be used when none is chosen and %s', (_, list, text, action) => {
  setUp({ offered: list });
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: action })).toBeVisible();
});

it('lists the coupons with the best one marked, and names what one replaces', async () => {
  const { toggle } = setUp({ chosen: [1], children: <p>the field for a code</p> });
  expect(screen.queryByText('the field for a code')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '變更優惠券' }));
  expect(screen.getByRole('region', { name: '優惠券' })).toBeVisible();
  expect(screen.getByText('最划算')).toBeVisible();
  expect(screen.getByText('the field for a code')).toBeVisible();
  const other = screen.getByRole('checkbox', { name: '券 2' });
  expect(other).toHaveAccessibleDescription(/折 NT\$80 .*會取代「券 1」/);
  await userEvent.click(other);
  expect(toggle).toHaveBeenCalledExactlyOnceWith(offered[1]);
});

it('shows why coupons cannot be used', async () => {
  setUp({ refused: [coupon(3, { reason: '還差 NT$240' })] });
  await userEvent.click(screen.getByRole('button', { name: '選擇優惠券' }));
  await userEvent.click(screen.getByText('目前不能使用的優惠券（1）'));
  expect(screen.getByRole('checkbox', { name: '券 3' })).toHaveAccessibleDescription(
    /還差 NT\$240/,
  );
  expect(screen.getByRole('checkbox', { name: '券 3' })).toBeDisabled();
});

it('opens with the reason when a choice was refused or the coupons could not be loaded', async () => {
  const retry = vi.fn();
  setUp({ chosen: [1], error: '這張優惠券剛剛用完了' });
  expect(screen.getByRole('alert')).toHaveTextContent('這張優惠券剛剛用完了');
  setUp({ offered: undefined, loadError: '網路不穩', onRetry: retry });
  expect(screen.getByText('優惠券載入失敗')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '再試一次' }));
  expect(retry).toHaveBeenCalledOnce();
});
