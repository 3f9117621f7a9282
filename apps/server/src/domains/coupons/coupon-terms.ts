import type { Reason, ReasonName } from '@mall/contract/messages';
import type { Layer } from '../../db/schema';
import { taipeiTime } from '../../kernel/time';

/** The conditions and the discount of a coupon. Amounts in whole NT$. */
export interface CouponTerms {
  readonly kind: 'amount' | 'percent' | 'shipping';
  /** NT$ for `amount`, percent for `percent`. */
  readonly value: number;
  readonly minAmount: number;
  /** The maximum discount of a percentage; null: unlimited. */
  readonly maxDiscount: number | null;
  /** Only for this cart's layer; null: any. */
  readonly layer: Layer | null;
  readonly stackable: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** In how many orders it can be used in total; null: unlimited. */
  readonly totalLimit: number | null;
  readonly usedCount: number;
}

/** The cart that a coupon is checked against. Amounts in whole NT$. */
export interface CouponCart {
  readonly layer: Layer;
  readonly itemsAmount: number;
  readonly shippingFee: number;
  readonly now: Date;
}

/** Why a coupon cannot be used. */
export type CouponProblem = Reason<Extract<ReasonName, `coupon${string}`>>;

/** Why a coupon is not valid now or is used up, independent of the cart; null when it is fine. */
export function lifeProblem(coupon: CouponTerms, now: Date): CouponProblem | null {
  if (now < coupon.startsAt)
    return { reason: 'couponNotYet', day: taipeiTime(coupon.startsAt).slice(0, 10) };
  if (now >= coupon.endsAt) return { reason: 'couponOver' };
  if (coupon.totalLimit !== null && coupon.usedCount >= coupon.totalLimit) {
    return { reason: 'couponUsedUp' };
  }
  return null;
}

/** Why a coupon alone cannot be used on this cart; null when it can. */
export function cartProblem(coupon: CouponTerms, cart: CouponCart): CouponProblem | null {
  const life = lifeProblem(coupon, cart.now);
  if (life) return life;
  if (coupon.layer !== null && coupon.layer !== cart.layer) {
    return { reason: 'couponOtherLayer', layer: coupon.layer };
  }
  const short = coupon.minAmount - cart.itemsAmount;
  if (short > 0) return { reason: 'couponMinimum', minimum: coupon.minAmount, short };
  if (discountOf(coupon, cart) > 0) return null;
  return { reason: coupon.kind === 'shipping' ? 'couponFreeAnyway' : 'couponNothingOff' };
}

/**
 * The discount of a coupon alone, on items or shipping fee. Fractions of a dollar are rounded down.
 */
export function discountOf(coupon: CouponTerms, { itemsAmount, shippingFee }: CouponCart): number {
  switch (coupon.kind) {
    case 'shipping':
      return shippingFee;
    case 'amount':
      return Math.min(coupon.value, itemsAmount);
    case 'percent':
      return Math.min(
        Math.floor((itemsAmount * coupon.value) / 100),
        coupon.maxDiscount ?? itemsAmount,
      );
  }
}
