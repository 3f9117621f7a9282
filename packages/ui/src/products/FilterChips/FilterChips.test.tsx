import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { ProductFilters } from '../productFilters';
import { FilterChips } from './FilterChips';

function setUp(filters: ProductFilters) {
  const [change, clear] = [vi.fn(), vi.fn()];
  render(<FilterChips filters={filters} onFiltersChange={change} onClear={clear} />);
  return { change, clear };
}

it.each([
  [{ price_min: '200', price_max: 499 }, 'NT$200–NT$499'],
  [{ price_min: 0, price_max: 199 }, 'NT$0–NT$199'],
  [{ price_min: 1000 }, 'NT$1,000 以上'],
  [{ price_max: 199 }, 'NT$199 以下'],
])('removes the whole price range of %j', async (filters, text) => {
  const { change } = setUp(filters);
  await userEvent.click(screen.getByRole('button', { name: `移除 ${text}` }));
  expect(change).toHaveBeenCalledExactlyOnceWith({ price_min: undefined, price_max: undefined });
});

it.each([
  [{ layer: '3' }, '冷凍', { layer: undefined }],
  [{ on_sale: '1' }, '特價中', { on_sale: undefined }],
  [{ store_pickup: '1' }, '可超商取貨', { store_pickup: undefined }],
  [{ in_stock: '1' }, '只看有貨', { in_stock: undefined }],
] as const)('removes %j', async (filters, text, removed) => {
  const { change } = setUp(filters);
  await userEvent.click(screen.getByRole('button', { name: `移除 ${text}` }));
  expect(change).toHaveBeenCalledExactlyOnceWith(removed);
});

it('removes all filters at once', async () => {
  const { clear } = setUp({ layer: 1, on_sale: '1' });
  await userEvent.click(screen.getByRole('button', { name: '清除條件' }));
  expect(clear).toHaveBeenCalledOnce();
});
