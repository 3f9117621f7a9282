export { FilterChips, type FilterChipsProps } from './FilterChips/FilterChips';
export { FilterFields, type FilterFieldsProps } from './FilterFields/FilterFields';
export { LayerBadge, type Layer, type LayerBadgeProps } from './LayerBadge/LayerBadge';
export { monthAndDay } from './Price/monthAndDay';
export { formatPrice } from './Price/formatPrice';
export { Price, type PriceProps } from './Price/Price';
export {
  ProductCard,
  type ProductCardProduct,
  type ProductCardProps,
} from './ProductCard/ProductCard';
export type { FilterCounts, ProductFilters } from './productFilters';
export { ProductCardSkeleton } from './ProductCard/ProductCardSkeleton';
export { SortSelect, type SortSelectProps } from './SortSelect/SortSelect';
export { defaultFilterLabels } from '../labels/zh-TW/filters';
export { defaultSortLabels } from '../labels/zh-TW/sorting';
export type { FilterLabels } from '../labels/types/filters';
export type { ProductOrder, SortLabels } from '../labels/types/sorting';
export { ProductGrid, type ProductGridProps } from './ProductGrid/ProductGrid';
