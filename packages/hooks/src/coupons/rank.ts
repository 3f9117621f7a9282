import type { CartCoupon } from '@mall/sdk';

/** A cart's coupons, in the order in which a shopper wants to see them. */
export interface RankedCoupons {
  /** Those that can be chosen, what saves most first. */
  readonly offered: readonly CartCoupon[];
  /** Those that cannot, the one that needs least first. */
  readonly refused: readonly CartCoupon[];
}

/** Sorts coupons by what they save on the cart; what saves the same goes by its end. */
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
