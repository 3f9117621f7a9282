export { useCartCoupons } from './useCartCoupons';
