import type { WaitedProduct } from '@mall/sdk';
import { useSession } from '../session/useSession';
import { useMall } from '../mall/mall-context';
import { usePagedList, type PagedList } from '../paging/usePagedList';
import { backInStockProductsOptions } from './queries';

const productId = (product: WaitedProduct) => product.p_id;

/**
 * Fetches the products on the member's waiting list, the latest first. For guests it stays
 * `pending`. A removed product stays in it, without its flag, until the list mounts again.
 *
 * @example
 * const { items, totalCount } = useBackInStockProducts();
 */
export function useBackInStockProducts(): PagedList<WaitedProduct> {
  const session = useSession();
  return usePagedList(backInStockProductsOptions(useMall()), productId, session !== null);
}
