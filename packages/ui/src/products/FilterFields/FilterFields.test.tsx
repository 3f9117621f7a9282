import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { FilterCounts, ProductFilters } from '../productFilters';
import { FilterFields } from './FilterFields';

const counts: FilterCounts = {
  layers: [
    { layer: 1, count: 18 },
    { layer: 2, count: 0 },
    { layer: 3, count: 0 },
  ],
  prices: [
    { min: null, max: 199, count: 4 },
    { min: 200, max: 499, count: 12 },
    { min: 500, max: null, count: 2 },
  ],
  ...{ on_sale: 0, store_pickup: 9, in_stock: 22 },
};

function setUp(filters: ProductFilters = {}, known: FilterCounts | null = counts) {
  const change = vi.fn();
  render(<FilterFields filters={filters} onFiltersChange={change} counts={known} />);
  return change;
}

it('chooses a temperature, and removes it when it is chosen again', async () => {
  const change = setUp({ layer: '2' });
  await userEvent.click(screen.getByRole('button', { name: /^常溫 18/ }));
  expect(change).toHaveBeenLastCalledWith({ layer: 1 });
  const chosen = screen.getByRole('button', { name: /^冷藏/, pressed: true });
  await userEvent.click(chosen);
  expect(change).toHaveBeenLastCalledWith({ layer: undefined });
});

it('offers a filter without products only to be removed', () => {
  setUp({ layer: 2 });
  expect(screen.getByRole('button', { name: /^冷藏/ })).toBeEnabled();
  expect(screen.getByRole('button', { name: /^冷凍/ })).toBeDisabled();
  expect(screen.getByRole('switch', { name: /^特價中/ })).toBeDisabled();
});

it('chooses a band of prices by its limits', async () => {
  const change = setUp({ price_min: 200, price_max: 499 });
  expect(screen.getByRole('button', { name: /^NT\$500 以上/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^NT\$199 以下/ }));
  expect(change).toHaveBeenLastCalledWith({ price_min: undefined, price_max: 199 });
  await userEvent.click(screen.getByRole('button', { name: /^NT\$200–NT\$499/, pressed: true }));
  expect(change).toHaveBeenLastCalledWith({ price_min: undefined, price_max: undefined });
});

it('applies typed prices in any width, and refuses another text beside its field', async () => {
  const change = setUp();
  const [from, upTo] = [/^最低價/, /^最高價/].map((name) => screen.getByRole('textbox', { name }));
  if (!from || !upTo) throw new Error('A field is missing');
  await userEvent.type(from, '三百');
  await userEvent.type(upTo, '１,２００');
  await userEvent.click(screen.getByRole('button', { name: '套用' }));
  expect(from).toHaveAccessibleDescription('請輸入整數金額');
  expect(change).not.toHaveBeenCalled();
  await userEvent.clear(from);
  await userEvent.type(from, '300{Enter}');
  expect(change).toHaveBeenCalledExactlyOnceWith({ price_min: 300, price_max: 1200 });
});

it('can be used while the numbers of products load', async () => {
  const change = setUp({}, null);
  await userEvent.click(screen.getByRole('switch', { name: '只看有貨' }));
  expect(change).toHaveBeenCalledExactlyOnceWith({ in_stock: '1' });
  await userEvent.click(screen.getByRole('button', { name: '冷凍' }));
  expect(change).toHaveBeenLastCalledWith({ layer: 3 });
});
