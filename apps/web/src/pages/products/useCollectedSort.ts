import type { CollectedSort } from '@mall/sdk';
import { useSearchParams } from 'react-router-dom';

/** The sort orders of the collection. */
export const COLLECTED_SORTS = [
  'newest',
  'price_drop',
  'price_asc',
] as const satisfies readonly CollectedSort[];

/**
 * The collection's sort order, kept in the URL: it survives a reload and the back button.
 *
 * @returns the order, and a function that sets it; an invalid value falls back to the first order.
 */
export function useCollectedSort(): readonly [CollectedSort, (sort: string) => void] {
  const [search, setSearch] = useSearchParams();
  const read = (value: string | null) =>
    COLLECTED_SORTS.find((one) => one === value) ?? COLLECTED_SORTS[0];
  const write = (sort: string) => {
    const next = new URLSearchParams(search);
    next.set('sort', read(sort));
    setSearch(next, { replace: true });
  };
  return [read(search.get('sort')), write];
}
