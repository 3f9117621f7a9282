import { queryOptions } from '@tanstack/react-query';
import type { CartLayer, Mall } from '@mall/sdk';

/** The query of the member's coupons as one layer's cart sees them. */
export const cartCouponsOptions = (mall: Mall, layer: CartLayer) =>
  queryOptions({
    queryKey: ['coupons', 'cart', layer],
    queryFn: ({ signal }) => mall.coupons.forCart(layer, { signal }),
    // What a coupon saves depends on the cart, so a cached one is never fresh.
    staleTime: 0,
  });
