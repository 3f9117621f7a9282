import { useMessages } from '@mall/app/messages';
import { countListFilters, LIST_SORTS, type FilteredSource } from '@mall/hooks';
import type { ProductSort } from '@mall/sdk';
import { Button, Select } from '@mall/ui';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, useState } from 'react';
import { sharedProductMessages } from '../../messages/zh-TW/sharedProducts';
import { Bar, ChipRow, Controls } from './FilterBar.styles';
import type { useFilters } from './useFilters';
import { Hydrating } from '../../hydration/Hydrating';

const FilterPanel = lazy(() => import('./FilterPanel'));
const FilterChips = lazy(() => import('./FilterChips'));

const SORT_NAMES = {
  newest: 'Newest',
  price_asc: 'Price: low to high',
  price_desc: 'Price: high to low',
  best_selling: 'Best selling',
  most_collected: 'Most collected',
} as const satisfies Record<ProductSort, keyof typeof sharedProductMessages>;

export interface FilterBarProps extends ReturnType<typeof useFilters> {
  readonly source: FilteredSource;
  /** Number of matching products; undefined while unknown. */
  readonly totalCount: number | undefined;
}

/** Sorting and filters of a list: the controls, and the active filters as removable chips. */
export function FilterBar({ source, totalCount, ...controls }: FilterBarProps) {
  const t = useMessages(sharedProductMessages);
  const [open, setOpen] = useState(false);
  const { filters, change } = controls;
  const isSearch = 'search' in source;
  const narrowed = countListFilters(filters);

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
          <Select
            aria-label={t('Sort by')}
            value={filters.sort ?? (isSearch ? '' : 'newest')}
            onChange={({ target }) =>
              change({ sort: LIST_SORTS.find((sort) => sort === target.value) })
            }
          >
            {isSearch && <option value="">{t('Most relevant')}</option>}
            {LIST_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(SORT_NAMES[sort])}
              </option>
            ))}
          </Select>
        </Controls>
      </Bar>
      {open && (
        <Hydrating>
          <FilterPanel
            {...controls}
            source={source}
            totalCount={totalCount}
            onClose={() => setOpen(false)}
          />
        </Hydrating>
      )}
      {narrowed > 0 && (
        <ChipRow>
          <Hydrating>
            <FilterChips {...controls} />
          </Hydrating>
        </ChipRow>
      )}
    </>
  );
}
