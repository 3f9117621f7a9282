import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NO_FILTERS, readFilters, writeFilters, type FilterChange } from './filters';

/** A list's order and filters, kept in the address: they survive a reload and can be shared. */
export function useFilters() {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => readFilters(search), [search]);
  return {
    filters,
    change: (change: FilterChange) => setSearch(writeFilters(search, change), { replace: true }),
    clear: () => setSearch(writeFilters(search, NO_FILTERS), { replace: true }),
  };
}
