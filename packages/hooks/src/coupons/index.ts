export { useCartCoupons } from './useCartCoupons';
export { useClaimCoupon } from './useClaimCoupon';
export { useCoupons } from './useCoupons';
