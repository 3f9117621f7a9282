import type { ProductSummary } from '@mall/sdk';
import type { PagedList } from '../paging/usePagedList';
import type { ProductListFilters } from '../products/queries';
import { useProductList } from '../products/useProductList';

/**
 * Fetches an infinite list of the products that contain a keyword.
 *
 * @param keyword - 1 to 50 characters.
 * @example
 * const { items, totalCount } = useSearch('芒果', { sort: 'price_asc' });
 */
export const useSearch = (
  keyword: string,
  filters: ProductListFilters = {},
): PagedList<ProductSummary> => useProductList({ search: keyword }, filters);
