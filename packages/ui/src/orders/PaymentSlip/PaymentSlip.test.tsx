import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PaymentSlip } from './PaymentSlip';

it('shows an account in groups of four and copies it without spaces', async () => {
  const copied: string[] = [];
  render(
    <PaymentSlip
      name="ATM 虛擬帳號"
      amount={1480}
      until="11/27（五）23:59"
      details={{
        kind: 'atm',
        bank_code: '013',
        bank_name: '國泰世華商業銀行',
        account: '9103552212345678',
      }}
      onCopy={async (text) => void copied.push(text)}
    />,
  );
  const slip = screen.getByRole('region', { name: 'ATM 虛擬帳號' });
  expect(within(slip).getByText('9103 5522 1234 5678')).toBeVisible();
  expect(slip).toHaveTextContent('NT$1,480');
  expect(slip).toHaveTextContent('013 國泰世華商業銀行');
  expect(slip).toHaveTextContent('11/27（五）23:59');
  await userEvent.click(within(slip).getByRole('button', { name: '複製帳號' }));
  await userEvent.click(within(slip).getByRole('button', { name: '複製銀行代碼' }));
  expect(copied).toEqual(['9103552212345678', '013']);
});

it('shows three barcodes in their order, each with its text', () => {
  render(
    <PaymentSlip
      name="超商條碼"
      amount={200}
      details={{ kind: 'barcode', barcodes: ['021229E16', 'QW02031234567812', '112345000000200'] }}
      onCopy={() => Promise.resolve()}
    />,
  );
  const list = screen.getByRole('list', { name: '繳費條碼' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['021229E16', 'QW02031234567812', '112345000000200']);
});
