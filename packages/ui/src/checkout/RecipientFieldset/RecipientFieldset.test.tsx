import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RecipientFieldset } from './RecipientFieldset';

const counties = [{ county: '臺北市', districts: [{ district: '大同區', zip: '103' }] }];
const home = { county: '臺北市', district: '大同區', zip: '103', street: '迪化街 1 號' };
const value = { name: '林小滿', phone: '0912345678', note: '', ...home };
const props = { counties, value, onValueChange: vi.fn() };

it('calls back with all values when one changes', async () => {
  const change = vi.fn();
  render(<RecipientFieldset {...props} onValueChange={change} />);
  await userEvent.type(screen.getByRole('textbox', { name: '給配送員的話（選填）' }), '電');
  expect(change).toHaveBeenLastCalledWith({ ...value, note: '電' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /縣市/ }), '');
  expect(change).toHaveBeenLastCalledWith({ ...value, county: '', district: '', zip: '' });
});

it('fills in person and place when a saved address is chosen, and shows which one it is', async () => {
  const change = vi.fn();
  const mother = { name: '林媽媽', phone: '0922222222' };
  const other = { ...home, street: '中正路 12 號' };
  render(
    <RecipientFieldset
      {...props}
      onValueChange={change}
      addresses={[
        { id: 1, name: value.name, phone: value.phone, ...home },
        { id: 2, ...mother, ...other },
      ]}
    />,
  );
  const saved = screen.getByRole('combobox', { name: '常用地址' });
  expect(saved).toHaveValue('1');
  await userEvent.selectOptions(saved, '2');
  expect(change).toHaveBeenLastCalledWith({ ...value, ...mother, ...other });
});

it('asks for the person only when nothing is sent to an address', () => {
  render(<RecipientFieldset {...props} toAddress={false} onRememberChange={vi.fn()} />);
  expect(screen.getByRole('textbox', { name: /收件人姓名/ })).toHaveValue('林小滿');
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('describes each field by its error, and passes its element to a form library', () => {
  const elements: string[] = [];
  render(
    <RecipientFieldset
      {...props}
      errors={{ phone: '手機號碼是 09 開頭的 10 碼數字' }}
      fieldProps={(name) => ({ ref: (element) => void (element && elements.push(name)) })}
    />,
  );
  const phone = screen.getByRole('textbox', { name: /手機號碼/ });
  expect(phone).toBeInvalid();
  expect(phone).toHaveAccessibleDescription(/09 開頭/);
  expect(phone).toHaveAttribute('autocomplete', 'shipping tel-national');
  expect(elements).toEqual(['name', 'phone', 'county', 'district', 'zip', 'street', 'note']);
});

it('asks whether to save the address only when that can be decided', async () => {
  const remember = vi.fn();
  const { rerender } = render(<RecipientFieldset {...props} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  rerender(<RecipientFieldset {...props} remember onRememberChange={remember} />);
  await userEvent.click(screen.getByRole('checkbox', { name: /記住這個地址/ }));
  expect(remember).toHaveBeenCalledExactlyOnceWith(false);
});
