import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FilterFields } from './FilterFields';

const counts = {
  layers: [
    { layer: 1, count: 18 },
    { layer: 2, count: 6 },
    { layer: 3, count: 0 },
  ],
  prices: [
    { min: null, max: 199, count: 4 },
    { min: 200, max: 499, count: 12 },
    { min: 1000, max: null, count: 0 },
  ],
  ...{ on_sale: 5, store_pickup: 9, in_stock: 22 },
} as const;

const meta = {
  title: 'Products/FilterFields',
  component: FilterFields,
  args: { filters: {}, onFiltersChange: fn(), counts },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
  render: function Controlled(args) {
    const [filters, setFilters] = useState(args.filters);
    return (
      <FilterFields
        {...args}
        filters={filters}
        onFiltersChange={(change) => {
          args.onFiltersChange(change);
          setFilters({ ...filters, ...change });
        }}
      />
    );
  },
} satisfies Meta<typeof FilterFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = {
  args: { filters: { layer: 2, price_min: 200, price_max: 499, in_stock: '1' } },
};
/** The typed prices apply on submit; another text is refused beside its field. */
export const Prices: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const from = canvas.getByRole('textbox', { name: '最低價' });
    await userEvent.type(from, '約三百{Enter}');
    await expect(from).toHaveAccessibleDescription('請輸入整數金額');
    await userEvent.clear(from);
    await userEvent.type(from, '300{Enter}');
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      price_min: 300,
      price_max: undefined,
    });
  },
};
export const Loading: Story = { args: { counts: undefined } };
export const Narrow: Story = { ...Chosen, globals: { viewport: { value: 'narrow' } } };
