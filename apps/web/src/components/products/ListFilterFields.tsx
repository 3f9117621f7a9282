import { useProductFacets, type FilteredSource, type ListFilters } from '@mall/hooks';
import { FilterFields } from '@mall/ui';

export interface ListFilterFieldsProps extends Pick<ListFilters, 'filters' | 'change'> {
  readonly source: FilteredSource;
}

/** The filters of a list with their result counts. */
export function ListFilterFields({ source, filters, change }: ListFilterFieldsProps) {
  const { data: counts } = useProductFacets(source, filters);
  return <FilterFields filters={filters} onFiltersChange={change} counts={counts} />;
}
