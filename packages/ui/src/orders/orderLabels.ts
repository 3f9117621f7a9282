import type { OrderLabels } from '../content/labels';
import { useShopLabels } from '../content/ShopLabels';
import { defaultOrderLabels } from '../labels/zh-TW/orders';

/** The texts of orders from the nearest `ShopLabelsProvider`. */
export function useOrderLabels(): OrderLabels {
  const { orders } = useShopLabels();
  return orders ? { ...defaultOrderLabels, ...orders } : defaultOrderLabels;
}
