export { useAddToCart, type AddToCart } from './useAddToCart';
export { useCart, type CartCallbacks, type UseCart } from './useCart';
export { useCartLayers } from './useCartLayers';
