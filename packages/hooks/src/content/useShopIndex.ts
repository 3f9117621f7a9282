import type { ShopIndex } from '@mall/sdk';
import { useMallQuery, type ReadOptions, type ReadResult } from '../query/useMallQuery';
import { useMall } from '../mall/mall-context';
import { shopIndexOptions } from './queries';

/** The home page: banners, and rows of products. */
export function useShopIndex<Selected = ShopIndex>(
  options?: ReadOptions<ShopIndex, Selected>,
): ReadResult<NoInfer<Selected>> {
  return useMallQuery(shopIndexOptions(useMall()), options);
}
