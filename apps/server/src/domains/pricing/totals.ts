import type { CartItemType } from '../../db/schema';
import { earnedBy, type PointRates, type SpentPoints } from './points-value';

/** A line for the calculation of totals. Amounts in whole NT$. */
export interface PricedLine {
  readonly type: CartItemType;
  readonly amount: number;
  readonly marketPrice: number;
  readonly quantity: number;
}

/** The amounts of the items. Amounts in whole NT$. */
export interface ItemAmounts {
  readonly items: number;
  /** Compared with market prices. */
  readonly saved: number;
}

/** The discounts. Amounts in whole NT$. */
export interface Reductions {
  /** By coupons: on the items, and on the shipping fee. */
  readonly itemsDiscount: number;
  readonly shippingDiscount: number;
  readonly points: SpentPoints;
}

/** The totals of an order (`totals` of the contract), in whole NT$ and points. */
export interface Totals {
  readonly items_amount: number;
  readonly saved_amount: number;
  readonly shipping_fee: number;
  readonly coupon_amount: number;
  readonly points_used: number;
  readonly points_amount: number;
  readonly discount_amount: number;
  readonly total_amount: number;
  readonly points_to_earn: number;
}

const GIFT: CartItemType = 2;

/** No discounts. */
export const NO_REDUCTIONS: Reductions = {
  itemsDiscount: 0,
  shippingDiscount: 0,
  points: { points: 0, discount: 0 },
};

/**
 * Calculates an order's totals: the only place where amounts are added up. Coupons apply before
 * points, points pay only for items, and the amount paid for items earns points.
 *
 * @param fee shipping fee before coupons.
 * @example
 * totalsOf({ items: 180, saved: 20 }, 60, NO_REDUCTIONS, rates)
 * // { items_amount: 180, saved_amount: 20, shipping_fee: 60, …, total_amount: 240 }
 */
export function totalsOf(
  itemAmounts: ItemAmounts,
  fee: number,
  { itemsDiscount, shippingDiscount, points }: Reductions,
  rates: PointRates,
): Totals {
  const coupons = itemsDiscount + shippingDiscount;
  const discount = coupons + points.discount;
  return {
    items_amount: itemAmounts.items,
    saved_amount: itemAmounts.saved,
    shipping_fee: fee,
    coupon_amount: coupons,
    points_used: points.points,
    points_amount: points.discount,
    discount_amount: discount,
    total_amount: itemAmounts.items + fee - discount,
    points_to_earn: earnedBy(itemAmounts.items - itemsDiscount - points.discount, rates),
  };
}

/** The amounts of these lines; the caller leaves out lines that cannot be bought. */
export const itemAmountsOf = (lines: readonly PricedLine[]): ItemAmounts => ({
  items: sum(lines, ({ amount, quantity }) => amount * quantity),
  saved: savedOn(lines),
});

/** The saving compared with market prices. A gift saves nothing: nobody would have paid for it. */
export const savedOn = (lines: readonly PricedLine[]): number =>
  sum(lines, ({ type, amount, marketPrice, quantity }) =>
    type === GIFT ? 0 : Math.max(0, marketPrice - amount) * quantity,
  );

const sum = <Line>(lines: readonly Line[], of: (line: Line) => number): number =>
  lines.reduce((total, line) => total + of(line), 0);
