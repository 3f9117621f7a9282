import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  NO_LIST_FILTERS,
  readListFilters,
  writeListFilters,
  type ListFilterChange,
} from '@mall/hooks';

/** A list's sort order and filters, kept in the URL: they survive a reload and can be shared. */
export function useFilters() {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => readListFilters(search), [search]);
  // Reads the current URL, not the last rendered one: a second change may come before the re-render.
  const write = (change: ListFilterChange) =>
    setSearch(writeListFilters(new URLSearchParams(location.search), change), { replace: true });
  return { filters, change: write, clear: () => write(NO_LIST_FILTERS) };
}
