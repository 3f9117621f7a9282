import type { Reason, ReasonName } from '@mall/contract/messages';
import { taipeiTime } from '../../kernel/time';
import { discountOf } from './coupon-discount';
import type { CouponCart, CouponTerms } from './coupon-terms';

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
