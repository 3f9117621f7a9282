import type { Paged } from '@mall/contract';
import type { CallOptions, Http } from './http/http';
import type { CartCoupon, CartLayer, CouponListType, CouponTicket, Reply } from './types';

/** Coupons, as the tickets that a member holds of them (spec §3, coupon tickets). Amounts in whole NT$. */
export const createCoupons = ({ call }: Http) => ({
  /** The member's coupons of one type, a page at a time, the soonest to end first. */
  list: (
    type: CouponListType,
    query?: { page?: number },
    options?: CallOptions,
  ): Promise<Paged<CouponTicket>> => call('coupons', 'list', { params: { type }, query }, options),
  /** The member's coupons as one cart sees them: usable or why not, chosen, and what each takes off. @throws MallError `cartLayerWrong` */
  forCart: (layer: CartLayer, options?: CallOptions): Promise<CartCoupon[]> =>
    call('coupons', 'forCart', { params: { layer } }, options),
  /** Whether a code is worth something to this member now, and what; an unknown one is not valid, and no error. */
  check: (code: string, options?: CallOptions): Promise<Reply<'coupons', 'check'>> =>
    call('coupons', 'check', { params: { code } }, options),
  /**
   * Uses these tickets on a cart and no others; an empty list takes all off. A code in place of an id
   * gets its ticket first. Gives the cart's coupons and totals as they are then.
   * @throws MallError `couponUnknown`, `couponUnusable`, `cartLayerWrong`
   * @example await mall.coupons.apply(1, [ticket.id, 'ALLEY100']);
   */
  apply: (
    layer: CartLayer,
    tickets: (number | string)[],
    options?: CallOptions,
  ): Promise<Reply<'coupons', 'apply'>> =>
    call('coupons', 'apply', { params: { layer }, body: { tickets } }, options),
});
