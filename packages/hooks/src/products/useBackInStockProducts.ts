import type { WaitedProduct } from '@mall/sdk';
import { useMall } from '../mall/mall-context';
import { useMemberList } from '../paging/useMemberList';
import type { ListOptions, PagedList } from '../paging/usePagedList';
import { backInStockProductsOptions } from './queries';

const productId = (product: WaitedProduct) => product.p_id;

/**
 * Fetches the products on the member's waiting list, the latest first. For guests it stays
 * `pending`. A removed product stays in it, without its flag, until the list mounts again.
 *
 * @example
 * const { items, totalCount } = useBackInStockProducts();
 */
export function useBackInStockProducts(options?: ListOptions): PagedList<WaitedProduct> {
  return useMemberList(backInStockProductsOptions(useMall()), productId, options);
}
