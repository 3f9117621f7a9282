import { loadWithRetry } from '@mall/app/loading';
import { SearchField } from '@mall/ui';
import { lazy } from 'react';
import { Hydrating } from '../../hydration/Hydrating';
import { to } from '../../paths/paths';
import { useSearchField } from './useSearchField';

// Loads when the page is idle, before the field gets the focus.
const SearchHelp = lazy(async () => ({
  default: (await loadWithRetry(() => import('./SearchHelp'))).SearchHelp,
}));

export interface SearchBoxProps {
  /** Accessible name of its landmark, for pages that may have another search field. */
  readonly landmark?: string;
}

/** A search field with a drop-down of suggestions while it has the focus. It searches before the page is hydrated, too. */
export function SearchBox({ landmark }: SearchBoxProps) {
  const { field, typed } = useSearchField();
  return (
    <SearchField
      {...field}
      action={to.searchStart()}
      landmark={landmark}
      panel={
        <Hydrating>
          <SearchHelp typed={typed} />
        </Hydrating>
      }
    />
  );
}
