import type { CartLayer, CouponListType, Mall } from '@mall/sdk';
import { mallQuery } from '../query/mall-query';
import { pagedQuery } from '../paging/paged-query';

/** The query of the member's coupons for one layer's cart. */
export const cartCouponsOptions = (mall: Mall, layer: CartLayer) =>
  mallQuery({
    queryKey: ['coupons', 'cart', layer],
    queryFn: ({ signal }) => mall.coupons.forCart(layer, { signal }),
    // The discount of a coupon depends on the cart, so a cached one is never fresh.
    staleTime: 0,
  });

/** The infinite query of the member's coupons of one type, earliest expiry first. */
export const couponListOptions = (mall: Mall, type: CouponListType) =>
  pagedQuery(['coupons', 'list', type], (page, signal) =>
    mall.coupons.list(type, { page }, { signal }),
  );
