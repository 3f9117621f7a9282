import type { Reason, ReasonName } from '@mall/contract/messages';
import type { Layer } from '../../db/schema';
import { taipeiTime } from '../../kernel/time';

/** What a coupon gives, and when. Amounts in whole NT$. */
export interface CouponTerms {
  readonly kind: 'amount' | 'percent' | 'shipping';
  /** NT$ for `amount`, percent for `percent`. */
  readonly value: number;
  readonly minAmount: number;
  /** The most that a percentage takes off; null: no end. */
  readonly maxDiscount: number | null;
  /** Only this cart's goods; null: any. */
  readonly layer: Layer | null;
  readonly stackable: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** How many orders it serves in all; null: any number. */
  readonly totalLimit: number | null;
  readonly usedCount: number;
}

/** What a coupon is held against. Amounts in whole NT$. */
export interface CouponCart {
  readonly layer: Layer;
  readonly itemsAmount: number;
  readonly shippingFee: number;
  readonly now: Date;
}

/** Why a coupon is of no use here. */
export type CouponProblem = Reason<Extract<ReasonName, `coupon${string}`>>;

/** Why a coupon's time or its number is up, whatever the cart. */
export function lifeProblem(coupon: CouponTerms, now: Date): CouponProblem | null {
  if (now < coupon.startsAt)
    return { reason: 'couponNotYet', day: taipeiTime(coupon.startsAt).slice(0, 10) };
  if (now >= coupon.endsAt) return { reason: 'couponOver' };
  if (coupon.totalLimit !== null && coupon.usedCount >= coupon.totalLimit) {
    return { reason: 'couponUsedUp' };
  }
  return null;
}

/** Why a coupon cannot be used on this cart, for itself; null when it can. */
export function cartProblem(coupon: CouponTerms, cart: CouponCart): CouponProblem | null {
  const life = lifeProblem(coupon, cart.now);
  if (life) return life;
  if (coupon.layer !== null && coupon.layer !== cart.layer) {
    return { reason: 'couponOtherLayer', layer: coupon.layer };
  }
  const short = coupon.minAmount - cart.itemsAmount;
  if (short > 0) return { reason: 'couponMinimum', minimum: coupon.minAmount, short };
  if (takesOff(coupon, cart) > 0) return null;
  return { reason: coupon.kind === 'shipping' ? 'couponFreeAnyway' : 'couponNothingOff' };
}

/**
 * What a coupon takes off for itself: of the goods, or of the shipping fee. Parts of a dollar stay
 * with the shop.
 */
export function takesOff(coupon: CouponTerms, { itemsAmount, shippingFee }: CouponCart): number {
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
