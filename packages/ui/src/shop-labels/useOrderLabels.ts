import type { OrderLabels } from '../labels/types/shop';
import { useShopLabels } from './ShopLabels';
import { defaultOrderLabels } from '../labels/zh-TW/orders';

/** Returns the labels of orders from the nearest `ShopLabelsProvider`. */
export function useOrderLabels(): OrderLabels {
  const { orders } = useShopLabels();
  return orders ? { ...defaultOrderLabels, ...orders } : defaultOrderLabels;
}
