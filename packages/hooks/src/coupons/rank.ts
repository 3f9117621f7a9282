import type { CartCoupon } from '@mall/sdk';

/** A cart's coupons in display order. */
export interface RankedCoupons {
  /** The usable ones, the largest discount first. */
  readonly offered: readonly CartCoupon[];
  /** The unusable ones, the smallest missing amount first. */
  readonly refused: readonly CartCoupon[];
}

/** Sorts coupons by their discount on the cart; equal ones by expiry. */
export function rankCoupons(coupons: readonly CartCoupon[]): RankedCoupons {
  const can = ({ usable, replaces }: CartCoupon) => usable || replaces.length > 0;
  return {
    offered: coupons
      .filter(can)
      .sort(
        (one, other) =>
          other.discount_amount - one.discount_amount || one.end_time.localeCompare(other.end_time),
      ),
    refused: coupons
      .filter((each) => !can(each))
      .sort((one, other) => one.min_amount - other.min_amount),
  };
}
