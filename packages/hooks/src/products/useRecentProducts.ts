import type { ProductSummary } from '@mall/sdk';
import { useEffect, useMemo } from 'react';
import { useMallQuery, type ReadOptions, type ReadResult } from '../query/useMallQuery';
import { useMall } from '../mall/mall-context';
import { productsByIdOptions } from './queries';
import { addRecentProduct, recentProducts } from './recent-products';

/**
 * Fetches the recently viewed products of this device, the latest first, without the current one,
 * and adds the current one. They are stored on the device only. Pending on a server, and while
 * there are none.
 *
 * @example
 * const { data: seen = [] } = useRecentProducts(product.p_id);
 */
export function useRecentProducts<Selected = ProductSummary[]>(
  current: number,
  options?: ReadOptions<ProductSummary[], Selected>,
): ReadResult<NoInfer<Selected>> {
  const mall = useMall();
  const before = useMemo(
    () => recentProducts.getState().ids.filter((id) => id !== current),
    [current],
  );
  useEffect(() => addRecentProduct(current), [current]);
  return useMallQuery(productsByIdOptions(mall, before), options, before.length > 0);
}
