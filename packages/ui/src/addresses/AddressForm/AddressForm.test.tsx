import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { addresses as english } from '../../labels/en/addresses';
import { AddressForm } from './AddressForm';

const counties = [
  { county: '臺北市', districts: [{ district: '大安區', zip: '106' }] },
  { county: '臺南市', districts: [{ district: '玉井區', zip: '714' }] },
];
const FILLED = { county: '臺北市', district: '大安區', zip: '106', street: '新生南路 1 號' };

it('offers the districts and fills in the postcode when a county and a district are chosen', async () => {
  const change = vi.fn();
  const value = { ...FILLED, district: '', zip: '' };
  render(<AddressForm counties={counties} value={value} onValueChange={change} />);
  const district = screen.getByRole('combobox', { name: /^鄉鎮市區/ });
  expect([...district.children].map(({ textContent }) => textContent)).toEqual([
    '請選擇',
    '大安區',
  ]);
  await userEvent.selectOptions(district, '大安區');
  expect(change).toHaveBeenLastCalledWith({ ...value, district: '大安區', zip: '106' });
});

it('clears district and postcode when the county changes', async () => {
  const change = vi.fn();
  render(<AddressForm counties={counties} value={FILLED} onValueChange={change} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^縣市/ }), '臺南市');
  expect(change).toHaveBeenLastCalledWith({ ...FILLED, county: '臺南市', district: '', zip: '' });
});

it.each(['臺東市', '台東市'])(
  'chooses a county and a district that an address book writes as %s',
  async (written) => {
    const change = vi.fn();
    const taitung = [{ county: '臺東縣', districts: [{ district: '臺東市', zip: '950' }] }];
    const empty = { county: '', district: '', zip: '', street: '' };
    const { rerender } = render(
      <AddressForm counties={taitung} value={empty} onValueChange={change} />,
    );
    const county = written.replace('東市', '東縣');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^縣市/ }), county);
    expect(change).toHaveBeenLastCalledWith({ ...empty, county: '臺東縣' });
    rerender(
      <AddressForm counties={taitung} value={{ ...empty, county }} onValueChange={change} />,
    );
    expect(screen.getByRole('combobox', { name: /^縣市/ })).toHaveDisplayValue('臺東縣');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^鄉鎮市區/ }), written);
    expect(change).toHaveBeenLastCalledWith({ ...empty, county, district: '臺東市', zip: '950' });
  },
);

it('sets autocomplete on each field and describes it by its error', () => {
  render(
    <AddressForm
      counties={counties}
      value={FILLED}
      onValueChange={vi.fn()}
      section="shipping"
      errors={{ zip: '請填郵遞區號' }}
    />,
  );
  const zip = screen.getByRole('textbox', { name: /^郵遞區號/ });
  expect(zip).toHaveAttribute('autocomplete', 'shipping postal-code');
  expect(zip).toHaveAccessibleDescription('請填郵遞區號');
  expect(screen.getByRole('combobox', { name: /^縣市/ })).toHaveAttribute(
    'autocomplete',
    'shipping address-level1',
  );
});

it('shows an error and loads the counties again when they could not be loaded', async () => {
  const retry = vi.fn();
  render(
    <AddressForm counties={undefined} onRetry={retry} value={FILLED} onValueChange={vi.fn()} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('縣市清單載入失敗');
  expect(screen.getByRole('textbox', { name: /^街道/ })).toHaveValue('新生南路 1 號');
  await userEvent.click(screen.getByRole('button', { name: '再試一次' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('renders in English when the counties are undefined', () => {
  render(
    <AddressForm
      counties={undefined}
      labels={english}
      value={{ county: '', district: '', zip: '', street: '' }}
      onValueChange={vi.fn()}
    />,
  );
  expect(screen.getByRole('combobox', { name: /^County/ })).toHaveTextContent('Loading');
  expect(screen.getByRole('combobox', { name: /^District/ })).toBeDisabled();
});

it('passes each element and its blur to a form library', async () => {
  const elements = new Map<string, HTMLElement>();
  const left: string[] = [];
  render(
    <AddressForm
      counties={counties}
      value={FILLED}
      onValueChange={vi.fn()}
      fieldProps={(name) => ({
        ref: (element) => void (element && elements.set(name, element)),
        onBlur: () => left.push(name),
      })}
    />,
  );
  expect([...elements.keys()]).toEqual(['county', 'district', 'zip', 'street']);
  elements.get('zip')?.focus();
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: /^街道/ })).toHaveFocus();
  expect(left).toEqual(['zip']);
});
