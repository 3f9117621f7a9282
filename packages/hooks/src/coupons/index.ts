export { useBestCoupon } from './useBestCoupon';
export { useCartCoupons, type ToggledCoupon, type UseCartCoupons } from './useCartCoupons';
export { useClaimCoupon } from './useClaimCoupon';
export { useCoupons } from './useCoupons';
