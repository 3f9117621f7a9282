import type { CouponTerms } from './useCouponTerms';

/** A coupon of a member for one cart, with the API's field names. */
export interface CouponOption extends CouponTerms {
  id: number;
  name: string;
  /** What it takes off this cart, NT$. */
  discount_amount: number;
  /** The ids of the chosen coupons that it would replace. */
  replaces: readonly number[];
  /** Why it cannot be used. */
  reason: string | null;
}
