import type { Layer } from '../../db/schema';

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
