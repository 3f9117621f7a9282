export { useHotTags, useQuickLinks, useShopIndex } from './useContent';
