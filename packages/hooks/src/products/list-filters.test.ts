import { describe, expect, it } from 'vitest';
import {
  countListFilters,
  NO_LIST_FILTERS,
  readListFilters,
  writeListFilters,
} from './list-filters';

const read = (query: string) => readListFilters(new URLSearchParams(query));

describe('a list’s filters in the URL', () => {
  it('are read back as they were written', () => {
    const filters = {
      sort: 'price_asc',
      layer: 2,
      price_min: 100,
      price_max: 500,
      in_stock: '1',
      on_sale: '1',
      store_pickup: '1',
    } as const;
    expect(readListFilters(writeListFilters(new URLSearchParams(), filters))).toEqual(filters);
  });

  it('are ignored when they are malformed', () => {
    expect(read('sort=cheapest&layer=4&price_min=-1&price_max=1e9&in_stock=yes')).toEqual({});
  });

  it('are removed one by one without changing other parameters', () => {
    const next = writeListFilters(new URLSearchParams('layer=1&price_min=100&utm=x'), {
      layer: undefined,
    });
    expect(next.toString()).toBe('price_min=100&utm=x');
  });

  it('are removed at once, except for the order', () => {
    const all =
      'sort=newest&layer=3&price_min=1&price_max=9&in_stock=1&on_sale=1&store_pickup=1&utm=x';
    const next = writeListFilters(new URLSearchParams(all), NO_LIST_FILTERS);
    expect(next.toString()).toBe('sort=newest&utm=x');
  });

  it('are counted without the order', () => {
    expect(countListFilters(read('sort=newest&layer=3&in_stock=1'))).toBe(2);
    expect(countListFilters(read('price_min=1&on_sale=1'))).toBe(2);
    expect(countListFilters(read('price_min=1&price_max=9'))).toBe(1);
  });
});
