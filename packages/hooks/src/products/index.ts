export { useCategories } from './useCategories';
export { useProduct } from './useProduct';
export { useProductCollect } from './useProductCollect';
export { useProductList } from './useProductList';
export type { ProductListFilters, ProductListSource } from './queries';
