import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMall } from '../mall/mall-context';
import { productFacetsOptions, type FilteredSource, type ProductListFilters } from './queries';

/**
 * How many products each filter of a list would leave, for the list as it is filtered now. The counts before
 * stay until the new ones are there.
 *
 * @param enabled - false until the filters are shown: they are not needed before.
 * @example
 * const { data: facets } = useProductFacets({ category: 3 }, filters);
 * facets?.on_sale // 12
 */
export function useProductFacets(
  source: FilteredSource,
  filters: ProductListFilters,
  enabled = true,
) {
  const { sort: _, ...narrowing } = filters;
  const options = productFacetsOptions(useMall(), source, narrowing);
  return useQuery({ ...options, enabled, placeholderData: keepPreviousData });
}
