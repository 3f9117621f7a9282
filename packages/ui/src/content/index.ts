export {
  defaultShopLabels,
  ShopLabelsProvider,
  useShopLabels,
  type PostLabels,
  type ShopLabels,
  type ShopLabelsProviderProps,
} from './ShopLabels';
