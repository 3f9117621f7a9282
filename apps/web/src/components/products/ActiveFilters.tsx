import type { ListFilters } from '@mall/hooks';
import { FilterChips } from '@mall/ui';
import { Chips } from './FilterBar.styles';

/** The active filters of a list in a row, which loads with the first of them. */
export default function ActiveFilters({ filters, change, clear }: ListFilters) {
  return (
    <Chips>
      <FilterChips filters={filters} onFiltersChange={change} onClear={clear} />
    </Chips>
  );
}
