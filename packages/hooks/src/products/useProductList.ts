import { useSession } from '../session/useSession';
import { useMall } from '../mall/mall-context';
import { usePagedList, type PagedList } from '../paging/usePagedList';
import {
  productListOptions,
  type ListedProduct,
  type ProductListFilters,
  type ProductListSource,
} from './queries';

const productId = (product: ListedProduct) => product.p_id;

/**
 * Fetches an infinite list of products, sorted and filtered. For guests, `collected` stays
 * `pending`.
 *
 * @example
 * const { items, loadMore, hasMore } = useProductList({ category: 3 }, { sort: 'price_asc', layer: 2 });
 */
export function useProductList(
  source: ProductListSource,
  filters: ProductListFilters = {},
): PagedList<ListedProduct> {
  const session = useSession();
  const mayRead = session !== null || !('collected' in source);
  return usePagedList(productListOptions(useMall(), source, filters), productId, mayRead);
}
