import type { Paged } from '@mall/contract';
import type { CallOptions, Calls } from './http/http';
import type { CartCoupon, CartLayer, CouponListType, CouponTicket, Reply } from './types';

/** Coupons, as the tickets that the member holds. Amounts in whole NT$. */
export interface CouponsApi {
  /** The member's coupons of one type, paged, soonest to expire first. */
  list(
    type: CouponListType,
    query?: { page?: number },
    options?: CallOptions,
  ): Promise<Paged<CouponTicket>>;
  /**
   * Lists the member's coupons for one cart: whether each is usable (or why not), whether it is
   * applied, and its discount.
   * @throws MallError `layerOff`
   */
  forCart(layer: CartLayer, options?: CallOptions): Promise<CartCoupon[]>;
  /**
   * Returns whether this member can use a coupon code now, and its value. An unknown code returns
   * `valid: false`, not an error.
   */
  check(code: string, options?: CallOptions): Promise<Reply<'coupons', 'check'>>;
  /**
   * Claims the ticket of a coupon code for later; returns the existing one if the member already
   * holds it.
   * @throws MallError `couponUnknown`, `couponUnusable`, `tooManyRequests`
   */
  claim(code: string, options?: CallOptions): Promise<CouponTicket>;
  /**
   * Applies exactly these tickets to a cart; an empty list removes all. A code instead of an id is
   * claimed as a ticket first. Returns the cart's updated coupons and totals.
   * @throws MallError `couponUnknown`, `couponUnusable`, `layerOff`
   * @example await mall.coupons.apply(1, [ticket.id, 'ALLEY100']);
   */
  apply(
    layer: CartLayer,
    tickets: (number | string)[],
    options?: CallOptions,
  ): Promise<Reply<'coupons', 'apply'>>;
}

/** Creates `mall.coupons`. */
export const createCoupons = (call: Calls<'coupons'>): CouponsApi => ({
  list: (type, query, options) => call('list', { params: { type }, query }, options),
  forCart: (layer, options) => call('forCart', { params: { layer } }, options),
  check: (code, options) => call('check', { params: { code } }, options),
  claim: (code, options) => call('claim', { body: { code } }, options),
  apply: (layer, tickets, options) =>
    call('apply', { params: { layer }, body: { tickets } }, options),
});
