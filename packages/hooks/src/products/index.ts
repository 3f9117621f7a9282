export { useCategories } from './useCategories';
export { useKnownProduct } from './useKnownProduct';
export { useProduct } from './useProduct';
export { useProductCollect } from './useProductCollect';
export { useProductFacets } from './useProductFacets';
export { useProductList } from './useProductList';
export { useProductWait } from './useProductWait';
export { forgetRecentProducts } from './recent';
export { useRecentProducts } from './useRecentProducts';
export { useWaitedProducts } from './useWaitedProducts';
export type {
  FilteredSource,
  ListedProduct,
  ProductListFilters,
  ProductListSource,
} from './queries';
