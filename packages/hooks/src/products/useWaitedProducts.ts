import type { WaitedProduct } from '@mall/sdk';
import { useSession } from '../session/useSession';
import { useMall } from '../mall/mall-context';
import { usePagedList, type PagedList } from '../paging/usePagedList';
import { waitedProductsOptions } from './queries';

const productId = (product: WaitedProduct) => product.p_id;

/**
 * The products that the member waits for, the latest first. For guests it stays `pending`. A product that is
 * taken off the list stays in it, without its mark, until the list is opened again.
 *
 * @example
 * const { items, totalCount } = useWaitedProducts();
 */
export function useWaitedProducts(): PagedList<WaitedProduct> {
  const session = useSession();
  return usePagedList(waitedProductsOptions(useMall()), productId, session !== null);
}
