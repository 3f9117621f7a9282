export type { LineOfLayer } from './add-all';
export { useAddAllToCart } from './useAddAllToCart';
export { useAddToCart, type AddToCart } from './useAddToCart';
export { useCart, type CartCallbacks, type UseCart } from './useCart';
export { useCartCounts, type CartCounts } from './useCartCounts';
export { useCartLayers, useIsLayerOpen } from './useCartLayers';
export { useCartPreview } from './useCartPreview';
export {
  byLayer,
  useProductSelection,
  type ProductSelection,
  type SelectableProduct,
  type SelectedProduct,
} from './useProductSelection';
