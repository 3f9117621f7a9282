import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { InvoiceFieldset, type InvoiceFieldsetProps } from './InvoiceFieldset';
import type { InvoiceValue } from './InvoiceValue';

const EMPTY: InvoiceValue = { kind: 'member', code: '', company_no: '', title: '' };
const KINDS = ['member', 'mobile_barcode', 'donation', 'company'] as const;

/** An invoice form that holds its values. */
function Invoice({
  start = EMPTY,
  ...rest
}: Partial<InvoiceFieldsetProps> & { start?: InvoiceValue }) {
  const [value, setValue] = useState(start);
  return (
    <InvoiceFieldset
      kinds={KINDS}
      value={value}
      onValueChange={setValue}
      onKindChange={(kind) => setValue({ ...value, kind, code: '' })}
      {...rest}
    />
  );
}
const open = () => userEvent.click(screen.getByRole('button', { name: '變更發票' }));

it('is a line with the kind and its data until it is changed', async () => {
  render(<Invoice start={{ ...EMPTY, kind: 'donation', code: '25885' }} />);
  expect(screen.getByText('捐贈發票・伊甸基金會 25885')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  await open();
  expect(screen.getByRole('radio', { name: '捐贈發票' })).toBeChecked();
});

it.each([
  ['a required field is missing', { start: { ...EMPTY, kind: 'company' as const } }],
  ['a field has an error', { errors: { kind: '商店不開這種發票' } }],
])('is open when %s', (_, props) => {
  render(<Invoice {...props} />);
  expect(screen.queryByRole('button', { name: '變更發票' })).toBeNull();
  expect(screen.getByRole('radiogroup', { name: '電子發票' })).toBeVisible();
});

it('offers only the kinds that the shop issues, and stays open when one is chosen', async () => {
  const change = vi.fn();
  render(<Invoice kinds={['member', 'donation']} onKindChange={change} />);
  await open();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  await userEvent.click(screen.getByRole('radio', { name: '捐贈發票' }));
  expect(change).toHaveBeenCalledExactlyOnceWith('donation');
  expect(screen.getByRole('radio', { name: '會員載具' })).toBeVisible();
});

it('is donated by the name of an organization, or by another code', async () => {
  render(<Invoice />);
  await open();
  await userEvent.click(screen.getByRole('radio', { name: '捐贈發票' }));
  const charity = screen.getByRole('combobox', { name: '捐贈單位' });
  await userEvent.selectOptions(charity, '創世基金會 919');
  expect(charity).toHaveValue('919');
  expect(screen.queryByRole('textbox', { name: '愛心碼' })).toBeNull();
  await userEvent.selectOptions(charity, '其他愛心碼');
  const code = screen.getByRole('textbox', { name: '愛心碼' });
  expect(code).toHaveValue('');
  // The code of a listed organization, typed: the field stays.
  await userEvent.type(code, '919');
  expect(code).toHaveValue('919');
});

it('fills in the saved barcode when it is another one', async () => {
  render(<Invoice start={{ ...EMPTY, kind: 'mobile_barcode' }} savedBarcode="/ABC1234" />);
  await userEvent.click(screen.getByRole('button', { name: '使用已儲存的條碼 /ABC1234' }));
  await open();
  expect(screen.getByRole('textbox', { name: '手機條碼載具' })).toHaveValue('/ABC1234');
  expect(screen.queryByRole('button', { name: /使用已儲存的條碼/ })).toBeNull();
});

it('describes the fields of a company by their errors, and passes their elements to a form library', () => {
  const elements: string[] = [];
  render(
    <Invoice
      start={{ ...EMPTY, kind: 'company', company_no: '04595258' }}
      errors={{ company_no: '統一編號檢查碼不符' }}
      fieldProps={(name) => ({ ref: (element) => void (element && elements.push(name)) })}
    />,
  );
  expect(screen.getByRole('textbox', { name: '統一編號' })).toHaveAccessibleDescription(
    '統一編號檢查碼不符 8 碼數字',
  );
  expect(elements).toEqual(['company_no', 'title']);
});
