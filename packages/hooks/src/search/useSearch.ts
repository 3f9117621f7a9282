import type { ProductSummary } from '@mall/sdk';
import type { PagedList } from '../paging/usePagedList';
import type { ProductListFilters } from '../products/queries';
import { useProductList } from '../products/useProductList';

/**
 * An endless list of the products that hold a word.
 *
 * @param keyword - 1 to 50 characters.
 */
export const useSearch = (
  keyword: string,
  filters: ProductListFilters = {},
): PagedList<ProductSummary> => useProductList({ search: keyword }, filters);
