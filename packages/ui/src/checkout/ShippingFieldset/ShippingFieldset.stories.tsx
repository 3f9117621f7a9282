import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ShippingFieldset, type ShippingOption } from './ShippingFieldset';

const option = (
  id: number,
  kind: ShippingOption['kind'],
  name: string,
  rest: Partial<ShippingOption> = {},
): ShippingOption => ({
  ...{ id, kind, name, description: '', fee: 100, free_from: null },
  ...{ available: true, reason: null, store: null },
  ...rest,
});

const store = { name: '全家公館店', address: '臺北市中正區羅斯福路四段 1 號' };
const methods = [
  option(1, 'home', '常溫宅配', { free_from: 1000 }),
  option(2, 'cvs', '全家取貨', { fee: 60, description: '到店後保留七天。' }),
  option(3, 'pickup', '門市自取', { fee: 0 }),
  option(4, 'home', '冷藏車', { available: false, reason: '冷藏車不進離島' }),
];

const meta = {
  title: 'Checkout/ShippingFieldset',
  component: ShippingFieldset,
  args: { methods, value: 1, onValueChange: fn(), onChooseStore: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <ShippingFieldset
        {...args}
        value={value}
        onValueChange={(method) => {
          args.onValueChange(method);
          setValue(method.id);
        }}
      />
    );
  },
} satisfies Meta<typeof ShippingFieldset<ShippingOption>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A store has to be chosen on the map of the provider. */
export const WithoutStore: Story = {
  args: { value: 2, error: '請先選擇取貨門市' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '選擇取貨門市' }));
    await expect(args.onChooseStore).toHaveBeenCalledOnce();
  },
};
/** The chosen store, with the days of each method. */
export const WithStore: Story = {
  args: {
    value: 2,
    methods: methods.map((each) => (each.kind === 'cvs' ? { ...each, store } : each)),
    details: ({ kind }) => (kind === 'pickup' ? '11/30（一）可取貨。' : '12/1（二）到貨。'),
  },
};
/** The map could not be opened. */
export const MapFails: Story = { args: { value: 2, mapError: '地圖暫時打不開，請再試一次' } };
export const Narrow: Story = { ...WithStore, globals: { viewport: { value: 'narrow' } } };
