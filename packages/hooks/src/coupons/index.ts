export { useCartCoupons, type UseCartCoupons } from './useCartCoupons';
export { useClaimCoupon } from './useClaimCoupon';
export { useCoupons } from './useCoupons';
