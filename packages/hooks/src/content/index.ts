export { useHotTags } from './useHotTags';
export { useQuickLinks } from './useQuickLinks';
export { useShopIndex } from './useShopIndex';
