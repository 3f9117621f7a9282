import type { ProductListFilters } from '@mall/hooks';
import type { CartLayer, ProductSort } from '@mall/sdk';

/** The four orders a shopper expects of a list, with both directions of the price. */
export const SORTS = [
  'newest',
  'price_asc',
  'price_desc',
  'best_selling',
  'most_collected',
] as const satisfies readonly ProductSort[];

const isSort = (value: string | null): value is ProductSort => SORTS.some((sort) => sort === value);
const LAYERS = new Map<string | null, CartLayer>([
  ['1', 1],
  ['2', 2],
  ['3', 3],
]);
const price = (value: string | null) =>
  value && /^\d{1,7}$/.test(value) ? Number(value) : undefined;

/** Reads filters from an address; what is not a filter, or not well-formed, is left out. */
export function readFilters(search: URLSearchParams): ProductListFilters {
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
  };
}

/** A change of filters: undefined takes one away. */
export type FilterChange = {
  readonly [Name in keyof ProductListFilters]?: ProductListFilters[Name] | undefined;
};

/** Writes a change into an address, leaving alone what is not a filter. */
export function writeFilters(search: URLSearchParams, change: FilterChange): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** Takes away all that narrows a list, leaving alone its order and what is not a filter. */
export const NO_FILTERS = {
  layer: undefined,
  price_min: undefined,
  price_max: undefined,
  in_stock: undefined,
} as const satisfies FilterChange;

/** How many filters narrow a list; its order is not one. */
export const countFilters = ({ sort: _, ...filters }: ProductListFilters): number =>
  Object.keys(filters).length;
