import type { WeekdayNames } from '@mall/contract/messages';

/** The labels of coupons: their terms, the choice for a cart, and the field for a code. */
export interface CouponLabels {
  coupons: string;
  /** The label while only the coupon is used that was applied without a choice. */
  bestCoupon: string;
  /** `amount`: what it saves, e.g. `NT$80`. */
  takesOff: (amount: string) => string;
  /** What several coupons save. */
  used: (count: number, amount: string) => string;
  available: (count: number) => string;
  /** Shown when no coupon fits the order. */
  none: string;
  /** Accessible name of the button that opens the choice, while coupons are used. */
  changeCoupons: string;
  /** Visible text of the same button. */
  change: string;
  /** Opens the choice, while no coupon is used. */
  chooseCoupon: string;
  /** Opens the choice, while no coupon fits. */
  enterCode: string;
  /** Accessible name of the button that removes all coupons. */
  useNone: string;
  /** Visible text of the same button. */
  doNotUse: string;
  failed: string;
  /** Badge of the coupon with the largest discount. */
  savesMost: string;
  /** Names the chosen coupons that a coupon would replace. */
  replaces: (...names: readonly string[]) => string;
  /** The discount of one coupon. */
  discount: (amount: string) => string;
  /** Expands the coupons that cannot be used. */
  unavailable: (count: number) => string;
  code: string;
  /** The smallest price of the items. */
  from: (amount: string) => string;
  /** The largest discount. */
  atMost: (amount: string) => string;
  combinable: string;
  /** The first day of its validity. */
  validFrom: (day: string) => string;
  /** The end of its validity. */
  until: (time: string) => string;
  /** The weekdays as they stand behind a date, from Sunday. */
  weekdays: WeekdayNames;
}
