import type { ProductFacets } from '@mall/sdk';
import { keepPreviousData } from '@tanstack/react-query';
import { useMallQuery, type ReadOptions, type ReadResult } from '../query/useMallQuery';
import { useMall } from '../mall/mall-context';
import { productFacetsOptions, type FilteredSource, type ProductListFilters } from './queries';

/**
 * Fetches the number of products for each choice of a filter, for the list with its current
 * filters. The previous counts stay until the new ones are fetched.
 *
 * @example
 * const { data: facets } = useProductFacets({ category: 3 }, filters);
 * facets?.on_sale // 12
 */
export function useProductFacets<Selected = ProductFacets | null>(
  source: FilteredSource,
  filters: ProductListFilters,
  options?: ReadOptions<ProductFacets | null, Selected>,
): ReadResult<NoInfer<Selected>> {
  const { sort: _, ...narrowing } = filters;
  const query = productFacetsOptions(useMall(), source, narrowing);
  return useMallQuery({ ...query, placeholderData: keepPreviousData }, options);
}
