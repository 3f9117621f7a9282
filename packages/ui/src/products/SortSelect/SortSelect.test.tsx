import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SortSelect } from './SortSelect';

const select = () => screen.getByRole('combobox', { name: '排序' });

it('starts with the newest products, and calls back with another order', async () => {
  const change = vi.fn();
  render(<SortSelect value={undefined} onValueChange={change} />);
  expect(select()).toHaveDisplayValue('最新上架');
  expect(screen.queryByRole('option', { name: '最相關' })).toBeNull();
  await userEvent.selectOptions(select(), '價格由低到高');
  expect(change).toHaveBeenCalledExactlyOnceWith('price_asc');
});

it('starts with the most relevant products of a search, and returns to them', async () => {
  const change = vi.fn();
  const { rerender } = render(<SortSelect isSearch value={undefined} onValueChange={change} />);
  expect(select()).toHaveDisplayValue('最相關');
  rerender(<SortSelect isSearch value="best_selling" onValueChange={change} />);
  await userEvent.selectOptions(select(), '最相關');
  expect(change).toHaveBeenCalledExactlyOnceWith(undefined);
});
