import type { CartLayer, ProductSort } from '@mall/sdk';
import type { ProductListFilters } from './queries';

/** The four common sort orders; price in both directions. */
export const LIST_SORTS = [
  'newest',
  'price_asc',
  'price_desc',
  'best_selling',
  'most_collected',
] as const satisfies readonly ProductSort[];

const isSort = (value: string | null): value is ProductSort =>
  LIST_SORTS.some((sort) => sort === value);
const LAYERS = new Map<string | null, CartLayer>([
  ['1', 1],
  ['2', 2],
  ['3', 3],
]);
const price = (value: string | null) =>
  value && /^\d{1,7}$/.test(value) ? Number(value) : undefined;

/**
 * Reads the sort order and filters of a list from a URL; ignores unknown or malformed parameters.
 *
 * @example
 * const filters = readListFilters(new URLSearchParams(location.search));
 * const { items } = useProductList({ category: 3 }, filters);
 */
export function readListFilters(search: URLSearchParams): ProductListFilters {
  const sort = search.get('sort');
  const layer = LAYERS.get(search.get('layer'));
  const price_min = price(search.get('price_min'));
  const price_max = price(search.get('price_max'));
  return {
    ...(isSort(sort) ? { sort } : {}),
    ...(layer ? { layer } : {}),
    ...(price_min === undefined ? {} : { price_min }),
    ...(price_max === undefined ? {} : { price_max }),
    ...(search.get('in_stock') === '1' ? { in_stock: '1' } : {}),
    ...(search.get('on_sale') === '1' ? { on_sale: '1' } : {}),
    ...(search.get('store_pickup') === '1' ? { store_pickup: '1' } : {}),
  };
}

/** A change of filters: undefined removes a filter. */
export type ListFilterChange = {
  readonly [Name in keyof ProductListFilters]?: ProductListFilters[Name] | undefined;
};

/**
 * Returns the URL's parameters with a change of filters; parameters that are not filters stay.
 *
 * @example
 * writeListFilters(new URLSearchParams('utm=x'), { layer: 2 }).toString() // 'utm=x&layer=2'
 */
export function writeListFilters(
  search: URLSearchParams,
  change: ListFilterChange,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** Removes every filter but keeps the sort order and parameters that are not filters. */
export const NO_LIST_FILTERS = {
  layer: undefined,
  price_min: undefined,
  price_max: undefined,
  in_stock: undefined,
  on_sale: undefined,
  store_pickup: undefined,
} as const satisfies ListFilterChange;

/** Number of active filters; the sort order does not count, and a price from and to is one. */
export const countListFilters = ({ sort: _, ...filters }: ProductListFilters): number =>
  Object.keys(filters).length -
  (filters.price_min !== undefined && filters.price_max !== undefined ? 1 : 0);
