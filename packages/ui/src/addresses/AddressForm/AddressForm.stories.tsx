import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AddressForm } from './AddressForm';

const counties = [
  {
    county: '臺北市',
    districts: [
      { district: '中正區', zip: '100' },
      { district: '大安區', zip: '106' },
    ],
  },
  { county: '臺南市', districts: [{ district: '玉井區', zip: '714' }] },
];
const EMPTY = { county: '', district: '', zip: '', street: '' };
const FILLED = { county: '臺南市', district: '玉井區', zip: '714', street: '中正路 12 號' };

const meta = {
  title: 'Addresses/AddressForm',
  component: AddressForm,
  args: { counties, value: EMPTY, onValueChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <AddressForm {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    const [county, district, zip] = [/^縣市/, /^鄉鎮市區/, /^郵遞區號/].map((name) =>
      form.getByLabelText(name),
    );
    if (!county || !district || !zip) throw new Error('A field is missing');
    await expect(district).toBeDisabled();
    await userEvent.selectOptions(county, '臺北市');
    await userEvent.selectOptions(district, '大安區');
    await expect(zip).toHaveValue('106');
    await userEvent.selectOptions(county, '臺南市');
    await expect(district).toHaveValue('');
    await expect(zip).toHaveValue('');
  },
};
export const Filled: Story = { args: { value: FILLED, section: 'shipping' } };
export const Errors: Story = {
  args: {
    value: { ...FILLED, zip: '71', street: '' },
    errors: { zip: '請填 3 到 6 碼的郵遞區號', street: '請填街道地址' },
  },
};
export const Loading: Story = { args: { counties: undefined } };
/** The counties could not be loaded; the values entered so far stay. */
export const Failing: Story = { args: { counties: undefined, onRetry: fn() } };
export const Narrow: Story = { ...Filled, globals: { viewport: { value: 'narrow' } } };
