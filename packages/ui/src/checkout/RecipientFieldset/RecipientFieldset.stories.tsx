import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RecipientFieldset } from './RecipientFieldset';

const counties = [
  { county: '臺北市', districts: [{ district: '大同區', zip: '103' }] },
  { county: '臺南市', districts: [{ district: '玉井區', zip: '714' }] },
];
const EMPTY = {
  ...{ name: '', phone: '', note: '' },
  ...{ county: '', district: '', zip: '', street: '' },
};
const person = { name: '林小滿', phone: '0912345678' };
const home = { county: '臺北市', district: '大同區', zip: '103', street: '迪化街一段 88 號 3 樓' };
const parents = { county: '臺南市', district: '玉井區', zip: '714', street: '中正路 12 號' };

const meta = {
  title: 'Checkout/RecipientFieldset',
  component: RecipientFieldset,
  args: { counties, value: EMPTY, onValueChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const [remember, setRemember] = useState(args.remember);
    return (
      <RecipientFieldset
        {...args}
        value={value}
        onValueChange={setValue}
        remember={remember}
        onRememberChange={args.onRememberChange && setRemember}
      />
    );
  },
} satisfies Meta<typeof RecipientFieldset>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A first-time buyer; the address will be saved. */
export const FirstOrder: Story = { args: { remember: true, onRememberChange: fn() } };
/** A saved address fills in person and place. */
export const SavedAddresses: Story = {
  args: {
    value: { ...EMPTY, ...person, ...home },
    addresses: [
      { id: 1, ...person, ...home },
      { id: 2, name: '林媽媽', phone: '0922222222', ...parents },
    ],
    onRememberChange: fn(),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '常用地址' }), '2');
    await expect(canvas.getByLabelText(/^收件人姓名/)).toHaveValue('林媽媽');
    await expect(canvas.getByLabelText(/^郵遞區號/)).toHaveValue('714');
  },
};
/** A pickup asks for the person only. */
export const Pickup: Story = { args: { value: { ...EMPTY, ...person }, toAddress: false } };
export const Errors: Story = {
  args: {
    value: { ...EMPTY, ...home, phone: '12345' },
    errors: { name: '請填姓名', phone: '手機號碼是 09 開頭的 10 碼數字' },
  },
};
export const Narrow: Story = { ...SavedAddresses, globals: { viewport: { value: 'narrow' } } };
