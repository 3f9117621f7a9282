export { useConfigs, useShopRefresh } from './useConfigs';
