import { useListFilters, type ListFilters } from '@mall/hooks';
import { useSearchParams } from 'react-router-dom';

/** A list's sort order and filters, kept in the URL: they survive a reload and can be shared. */
export function useFilters(): ListFilters {
  const [search, setSearch] = useSearchParams();
  // The current URL may be newer than the rendered one.
  return useListFilters(search, (next) =>
    setSearch(next(new URLSearchParams(location.search)), { replace: true }),
  );
}
