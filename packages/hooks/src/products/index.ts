export { useCategories } from './useCategories';
export { useCachedProduct } from './useCachedProduct';
export { useProduct } from './useProduct';
export { useProductCollect } from './useProductCollect';
export { useProductFacets } from './useProductFacets';
export { useListFilters, type ListFilters } from './useListFilters';
export { useProductList } from './useProductList';
export { useBackInStock } from './useBackInStock';
export { clearRecentProducts } from './recent-products';
export { useRecentProducts } from './useRecentProducts';
export { useBackInStockProducts } from './useBackInStockProducts';
export type {
  FilteredSource,
  ListedProduct,
  ProductListFilters,
  ProductListSource,
} from './queries';
export {
  countListFilters,
  LIST_SORTS,
  NO_LIST_FILTERS,
  readListFilters,
  writeListFilters,
  type ListFilterChange,
} from './list-filters';
export { useVariantChoice, type VariantChoice } from './useVariantChoice';
export { variantName, type ChosenTypes, type VariantOption } from './variants';
