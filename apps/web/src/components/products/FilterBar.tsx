import type { ProductSort } from '@mall/sdk';
import { Button, Inline, Select, Stack } from '@mall/ui';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../messages/useMessages';
import { Bar } from './FilterBar.styles';
import { countFilters, SORTS } from './filters';
import { sharedProductMessages } from '../../messages/zh-TW/sharedProducts';
import type { useFilters } from './useFilters';

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
  /** Number of matching products; undefined while unknown. */
  readonly totalCount: number | undefined;
}

/** Sorting and filters of a list: the controls, and the active filters as removable chips. */
export function FilterBar({ filters, change, clear, totalCount }: FilterBarProps) {
  const t = useMessages(sharedProductMessages);
  const [open, setOpen] = useState(false);
  const narrowed = countFilters(filters);

  return (
    <Stack gap={3}>
      <Bar>
        <span role="status">{totalCount !== undefined && t('{0} products', totalCount)}</span>
        <Inline gap={2} wrap={false}>
          <Button
            variant="secondary"
            aria-expanded={open}
            aria-controls="filters"
            onClick={() => setOpen(!open)}
          >
            {t('Filter')}
            {narrowed > 0 && ` (${narrowed})`}
          </Button>
          <Select
            aria-label={t('Sort by')}
            value={filters.sort ?? 'newest'}
            onChange={({ target }) => change({ sort: SORTS.find((sort) => sort === target.value) })}
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(SORT_NAMES[sort])}
              </option>
            ))}
          </Select>
        </Inline>
      </Bar>
      {open && (
        <Suspense>
          <FilterPanel id="filters" filters={filters} change={change} />
        </Suspense>
      )}
      {narrowed > 0 && (
        <Suspense>
          <FilterChips filters={filters} change={change} clear={clear} />
        </Suspense>
      )}
    </Stack>
  );
}
