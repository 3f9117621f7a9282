export { useBestCoupon } from './useBestCoupon';
export type { RankedCoupons } from './rank';
export { useCartCoupons, type ToggledCoupon, type UseCartCoupons } from './useCartCoupons';
export { useClaimCoupon } from './useClaimCoupon';
export { useCoupons } from './useCoupons';
