import { LINE_TYPES } from '@mall/contract/wire';
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

/** No discounts. */
export const NO_REDUCTIONS: Reductions = {
  itemsDiscount: 0,
  shippingDiscount: 0,
  points: { points: 0, discount: 0 },
};

/**
 * Calculates an order's totals. Coupons apply before points, points pay only for items, and the
 * amount paid for items earns points.
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
    total_amount: totalAmount({ items: itemAmounts.items, fee, discount }),
    points_to_earn: earnedBy(itemAmounts.items - itemsDiscount - points.discount, rates),
  };
}

/**
 * The amount to pay, in whole NT$: the only place where an order's amounts are added up.
 *
 * @param discount of coupons and points together.
 */
export const totalAmount = ({
  items,
  fee,
  discount,
}: {
  readonly items: number;
  readonly fee: number;
  readonly discount: number;
}): number => items + fee - discount;

/** The totals of an order at another shipping fee. A free-shipping coupon covers any new fee. */
export function totalsAtFee(totals: Totals, fee: number, isShippingFree: boolean): Totals {
  const discounted = isShippingFree ? fee - totals.shipping_fee : 0;
  const discount = totals.discount_amount + discounted;
  return {
    ...totals,
    shipping_fee: fee,
    coupon_amount: totals.coupon_amount + discounted,
    discount_amount: discount,
    total_amount: totalAmount({ items: totals.items_amount, fee, discount }),
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
    type === LINE_TYPES.gift ? 0 : Math.max(0, marketPrice - amount) * quantity,
  );

const sum = <Line>(lines: readonly Line[], of: (line: Line) => number): number =>
  lines.reduce((total, line) => total + of(line), 0);
