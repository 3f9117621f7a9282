import type { CouponCart, CouponTerms } from './coupon-terms';

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
