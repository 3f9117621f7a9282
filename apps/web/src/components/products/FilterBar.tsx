import { loadWithRetry, retryableLazy } from '@mall/app/loading';
import { useMessages } from '@mall/app/messages';
import { OverlayBoundary } from '@mall/app/overlays';
import type { FilteredSource, ListFilters } from '@mall/hooks';
import { Button, SortSelect } from '@mall/ui';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, useState } from 'react';
import { sharedProductMessages } from '../../messages/zh-TW/sharedProducts';
import { Bar, ChipRow, Controls } from './FilterBar.styles';
import { Hydrating } from '../../hydration/Hydrating';

const FilterPanel = retryableLazy(() => import('./FilterPanel'));
const ActiveFilters = lazy(() => loadWithRetry(() => import('./ActiveFilters')));

export interface FilterBarProps extends ListFilters {
  readonly source: FilteredSource;
  /** Number of matching products; undefined while unknown. */
  readonly totalCount: number | undefined;
}

/** Sorting and filters of a list: the controls, and the active filters as removable chips. */
export function FilterBar({ source, totalCount, ...controls }: FilterBarProps) {
  const t = useMessages(sharedProductMessages);
  const [open, setOpen] = useState(false);
  const { filters, count: narrowed, change } = controls;

  return (
    <>
      <Bar>
        <span role="status">{totalCount !== undefined && t('{0} products', totalCount)}</span>
        <Controls>
          <Button
            variant="secondary"
            // On a phone there is no room for it beside the count.
            startIcon={narrowed === 0 && <SlidersHorizontal aria-hidden />}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(true)}
          >
            {narrowed > 0 ? t('Filter ({0})', narrowed) : t('Filter')}
          </Button>
          <SortSelect
            value={filters.sort}
            onValueChange={(sort) => change({ sort })}
            isSearch={'search' in source}
          />
        </Controls>
      </Bar>
      {open && (
        <OverlayBoundary onError={() => setOpen(false)}>
          <Hydrating>
            <FilterPanel
              {...controls}
              source={source}
              totalCount={totalCount}
              onClose={() => setOpen(false)}
            />
          </Hydrating>
        </OverlayBoundary>
      )}
      {narrowed > 0 && (
        <ChipRow>
          <Hydrating>
            <ActiveFilters {...controls} />
          </Hydrating>
        </ChipRow>
      )}
    </>
  );
}
