import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useListFilters } from './useListFilters';

/** A list whose URL is in state, as a router has it. */
function openList(query: string) {
  const { result } = renderHook(() => {
    const [search, setSearch] = useState(() => new URLSearchParams(query));
    return { search, ...useListFilters(search, setSearch) };
  });
  return { list: () => result.current, url: () => result.current.search.toString() };
}

it('reads the filters of the URL, and writes a change beside its other parameters', () => {
  const { list, url } = openList('layer=2&utm=x');
  expect(list().filters).toEqual({ layer: 2 });
  act(() => list().change({ in_stock: '1', sort: 'newest' }));
  expect(url()).toBe('layer=2&utm=x&in_stock=1&sort=newest');
  expect(list().filters).toEqual({ layer: 2, in_stock: '1', sort: 'newest' });
  expect(list().count).toBe(2);
});

it('applies both changes when the second comes before the first is rendered', () => {
  const { list } = openList('');
  act(() => {
    const { change } = list();
    change({ layer: 1 });
    change({ price_min: 100, price_max: 500 });
  });
  expect(list().filters).toEqual({ layer: 1, price_min: 100, price_max: 500 });
  expect(list().count).toBe(2);
});

it('removes all filters but the order', () => {
  const { list, url } = openList('sort=price_asc&layer=3&on_sale=1');
  act(() => list().clear());
  expect(url()).toBe('sort=price_asc');
  expect(list().count).toBe(0);
});
