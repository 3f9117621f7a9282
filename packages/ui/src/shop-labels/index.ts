export { defaultShopLabels } from '../labels/zh-TW/shop';
export type { OrderLabels, PostLabels, ShopLabels } from '../labels/types/shop';
export { ShopLabelsProvider, useShopLabels, type ShopLabelsProviderProps } from './ShopLabels';
