import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { payment as english } from '../../labels/en/payment';
import { PaymentFieldset, type PaymentOption } from './PaymentFieldset';

const option = (
  method: PaymentOption['method'],
  rest: Partial<PaymentOption> = {},
): PaymentOption => ({
  ...{ method, name: method, description: `about ${method}`, installments: [] },
  ...{ available: true, reason: null },
  ...rest,
});
const methods = [
  option('cvs', { available: false, reason: '最多只收 NT$20,000' }),
  option('credit'),
  option('installments', { installments: [3, 6] }),
];
const props = { methods, total: 1000, value: undefined, onValueChange: vi.fn() };

it('calls back with the payment as the API takes it when a method is chosen', async () => {
  const change = vi.fn();
  render(<PaymentFieldset {...props} onValueChange={change} />);
  await userEvent.click(screen.getByRole('radio', { name: 'credit' }));
  expect(change).toHaveBeenLastCalledWith({ method: 'credit' });
  await userEvent.click(screen.getByRole('radio', { name: 'installments' }));
  expect(change).toHaveBeenLastCalledWith({ method: 'installments', installments: 3 });
});

it('explains only the chosen method, and shows why another one is not available', () => {
  render(<PaymentFieldset {...props} value={{ method: 'credit' }} />);
  expect(screen.getByRole('radio', { name: 'credit' })).toHaveAccessibleDescription(/about credit/);
  expect(screen.queryByText(/about installments/)).toBeNull();
  const store = screen.getByRole('radio', { name: 'cvs' });
  expect(store).toBeDisabled();
  expect(store).toHaveAccessibleDescription('最多只收 NT$20,000');
});

it('focuses the first available method when an error appears', () => {
  const { rerender } = render(<PaymentFieldset {...props} />);
  rerender(<PaymentFieldset {...props} error="請選擇付款方式" />);
  expect(screen.getByRole('radio', { name: 'credit' })).toHaveFocus();
});

it('rounds up each instalment, in English too', () => {
  render(
    <PaymentFieldset
      {...props}
      value={{ method: 'installments', installments: 3 }}
      labels={english}
    />,
  );
  expect(screen.getByRole('combobox', { name: 'Instalments' })).toHaveDisplayValue(
    '3 instalments of about NT$334',
  );
});
