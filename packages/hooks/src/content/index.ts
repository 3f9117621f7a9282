export { useHotTags } from './useHotTags';
export { useInfo } from './useInfo';
export { useQuestions } from './useQuestions';
export { useQuickLinks } from './useQuickLinks';
export { useShopIndex } from './useShopIndex';
