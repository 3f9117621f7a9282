import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../../kit/Stack/Inline';
import { FilterChips } from './FilterChips';

const meta = {
  title: 'Products/FilterChips',
  component: FilterChips,
  args: {
    filters: { layer: 2, price_min: 200, price_max: 499, in_stock: '1' },
    onFiltersChange: fn(),
    onClear: fn(),
  },
  render: function Controlled(args) {
    const [filters, setFilters] = useState(args.filters);
    return (
      <Inline gap={2}>
        <FilterChips
          filters={filters}
          onFiltersChange={(change) => setFilters({ ...filters, ...change })}
          onClear={() => setFilters({})}
        />
      </Inline>
    );
  },
} satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '移除 冷藏' }));
    await expect(canvas.queryByText('冷藏')).toBeNull();
    await expect(canvas.getByText('NT$200–NT$499')).toBeVisible();
  },
};
export const All: Story = {
  args: {
    filters: { layer: 1, price_min: 1000, on_sale: '1', store_pickup: '1', in_stock: '1' },
  },
};
export const Narrow: Story = { ...All, globals: { viewport: { value: 'narrow' } } };
