import { useMemo } from 'react';
import {
  countListFilters,
  NO_LIST_FILTERS,
  readListFilters,
  writeListFilters,
  type ListFilterChange,
} from './list-filters';
import type { ProductListFilters } from './queries';

/** The sort order and the filters of a list in its URL, and how to change them. */
export interface ListFilters {
  readonly filters: ProductListFilters;
  /** The number of active filters; the sort order does not count. */
  readonly count: number;
  /** Changes filters or the sort order; `undefined` removes one. */
  readonly change: (change: ListFilterChange) => void;
  /** Removes all filters; the sort order stays. */
  readonly clear: () => void;
}

/**
 * A list's sort order and filters in the query of its URL, where they survive a reload and can be
 * shared. Works with every router.
 *
 * @param search - The query of the rendered URL.
 * @param setSearch - Called with a function that returns the next query. Pass it the present one,
 *   because a second change may come before the first is rendered.
 * @example
 * import { useState } from 'react';
 *
 * const [search, setSearch] = useState(() => new URLSearchParams(location.search));
 * const { filters, change } = useListFilters(search, setSearch);
 * const { items } = useProductList({ category: 3 }, filters);
 */
export function useListFilters(
  search: URLSearchParams,
  setSearch: (next: (present: URLSearchParams) => URLSearchParams) => void,
): ListFilters {
  const filters = useMemo(() => readListFilters(search), [search]);
  const change = (wanted: ListFilterChange) =>
    setSearch((present) => writeListFilters(present, wanted));
  return {
    filters,
    count: countListFilters(filters),
    change,
    clear: () => change(NO_LIST_FILTERS),
  };
}
