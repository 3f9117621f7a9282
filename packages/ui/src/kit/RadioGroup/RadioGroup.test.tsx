import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RadioCard } from './RadioCard';
import { Radio, RadioGroup } from './RadioGroup';

const shipping = (onValueChange: (value: string) => void) => (
  <RadioGroup label="配送方式" value="home" onValueChange={onValueChange}>
    <RadioCard value="home" title="宅配" description="隔天到" end="NT$120" />
    <RadioCard value="store" title="超商取貨" end="NT$60" />
    <RadioCard value="locker" title="智慧櫃" disabledReason="冷凍商品不適用" />
  </RadioGroup>
);

it('names the group and its options, including the price', () => {
  render(shipping(vi.fn()));
  expect(screen.getByRole('radiogroup', { name: '配送方式' })).toBeVisible();
  const home = screen.getByRole('radio', { name: '宅配' });
  expect(home).toBeChecked();
  expect(home).toHaveAccessibleDescription('NT$120 隔天到');
});

it('selects a card by a press anywhere on it', async () => {
  const onValueChange = vi.fn();
  render(shipping(onValueChange));
  await userEvent.click(screen.getByText('NT$60'));
  expect(onValueChange).toHaveBeenCalledWith('store');
});

it('shows the reason of a disabled card and keeps it off', async () => {
  const onValueChange = vi.fn();
  render(shipping(onValueChange));
  const locker = screen.getByRole('radio', { name: '智慧櫃' });
  expect(locker).toBeDisabled();
  expect(locker).toHaveAccessibleDescription('冷凍商品不適用');
  await userEvent.click(screen.getByText('冷凍商品不適用'));
  expect(onValueChange).not.toHaveBeenCalled();
});

it('moves the selection with the arrow keys', async () => {
  const onValueChange = vi.fn();
  render(
    <RadioGroup label="發票" value="a" onValueChange={onValueChange} error="請選擇">
      <Radio value="a">個人</Radio>
      <Radio value="b">公司</Radio>
    </RadioGroup>,
  );
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: '個人' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown>}');
  await waitFor(() => expect(onValueChange).toHaveBeenCalledWith('b'));
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('請選擇');
});
