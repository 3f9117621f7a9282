import { useEffect, useState } from 'react';
import type { Search } from './createSearch.ts';
import { loadSearch } from './loadSearch.ts';

/** Returns the search once its index is loaded, or `'failed'`. */
export function useSearch(): Search | 'loading' | 'failed' {
  const [search, setSearch] = useState<Search | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isOpen = true;
    loadSearch().then(
      (loaded) => isOpen && setSearch(() => loaded),
      () => isOpen && setSearch('failed'),
    );
    return () => {
      isOpen = false;
    };
  }, []);
  return search;
}
