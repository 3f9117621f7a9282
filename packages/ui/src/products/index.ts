export { LayerBadge, type Layer, type LayerBadgeProps } from './LayerBadge/LayerBadge';
export { monthAndDay } from './Price/monthAndDay';
export { formatPrice } from './Price/formatPrice';
export { Price, type PriceProps } from './Price/Price';
export {
  ProductCard,
  type ProductCardProduct,
  type ProductCardProps,
} from './ProductCard/ProductCard';
export { ProductCardSkeleton } from './ProductCard/ProductCardSkeleton';
export { ProductGrid, type ProductGridProps } from './ProductGrid/ProductGrid';
