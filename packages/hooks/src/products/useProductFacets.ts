import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMall } from '../mall/mall-context';
import { productFacetsOptions, type FilteredSource, type ProductListFilters } from './queries';

/**
 * Fetches the number of products for each choice of a filter, for the list with its current
 * filters. The previous counts stay until the new ones are fetched.
 *
 * @param enabled - false until the filters are displayed, because they are not needed before.
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
