import { useSession } from '../session/useSession';
import { useMall } from '../mall/mall-context';
import { usePagedList, type ListOptions, type PagedList } from '../paging/usePagedList';
import {
  productListOptions,
  type ListedProduct,
  type ProductListFilters,
  type ProductListSource,
} from './queries';

const productId = (product: ListedProduct) => product.p_id;

/**
 * Fetches an infinite list of products, sorted and filtered. The status of `collected` is `guest`
 * while nobody is signed in.
 *
 * @example
 * const { items, loadMore, hasMore } = useProductList({ category: 3 }, { sort: 'price_asc', layer: 2 });
 */
export function useProductList(
  source: ProductListSource,
  filters: ProductListFilters = {},
  options?: ListOptions,
): PagedList<ListedProduct> {
  const isGuest = useSession() === null && 'collected' in source;
  const query = productListOptions(useMall(), source, filters);
  const list = usePagedList(query, productId, options, !isGuest);
  return isGuest ? { ...list, status: 'guest' } : list;
}
