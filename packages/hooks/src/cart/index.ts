export { useAddToCart, type AddToCart } from './useAddToCart';
export { useCart, type CartTold, type UseCart } from './useCart';
export { useCartLayers } from './useCartLayers';
