import type { CartItemType } from '../../db/schema';
import { earnedBy, type PointRates, type SpentPoints } from './points-worth';

/** What one line counts with. Amounts in whole NT$. */
export interface PricedLine {
  readonly type: CartItemType;
  readonly amount: number;
  readonly marketPrice: number;
  readonly quantity: number;
}

/** What goods come to. Amounts in whole NT$. */
export interface GoodsAmounts {
  readonly items: number;
  /** Against market prices. */
  readonly saved: number;
}

/** What is taken off. Amounts in whole NT$. */
export interface Reductions {
  /** By coupons: of the goods, and of the shipping fee. */
  readonly itemsDiscount: number;
  readonly shippingDiscount: number;
  readonly points: SpentPoints;
}

/** What an order comes to (`totals` of the contract), in whole NT$ and points. */
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

/** Nothing taken off. */
export const NO_REDUCTIONS: Reductions = {
  itemsDiscount: 0,
  shippingDiscount: 0,
  points: { points: 0, discount: 0 },
};

/**
 * What an order comes to: the only place where amounts are added up. Coupons come before points, and
 * points pay for goods alone; what is really paid for goods earns points.
 *
 * @param fee of shipping, before coupons.
 * @example
 * totalsOf({ items: 180, saved: 20 }, 60, NO_REDUCTIONS, rates)
 * // { items_amount: 180, saved_amount: 20, shipping_fee: 60, …, total_amount: 240 }
 */
export function totalsOf(
  goods: GoodsAmounts,
  fee: number,
  { itemsDiscount, shippingDiscount, points }: Reductions,
  rates: PointRates,
): Totals {
  const coupons = itemsDiscount + shippingDiscount;
  const discount = coupons + points.discount;
  return {
    items_amount: goods.items,
    saved_amount: goods.saved,
    shipping_fee: fee,
    coupon_amount: coupons,
    points_used: points.points,
    points_amount: points.discount,
    discount_amount: discount,
    total_amount: goods.items + fee - discount,
    points_to_earn: earnedBy(goods.items - itemsDiscount - points.discount, rates),
  };
}

/** What these lines come to: what cannot be bought is left out before. */
export const goodsOf = (lines: readonly PricedLine[]): GoodsAmounts => ({
  items: sum(lines, ({ amount, quantity }) => amount * quantity),
  saved: savedOn(lines),
});

/** What was saved against market prices. A gift saves nothing: nobody would have paid for it. */
export const savedOn = (lines: readonly PricedLine[]): number =>
  sum(lines, ({ type, amount, marketPrice, quantity }) =>
    type === GIFT ? 0 : Math.max(0, marketPrice - amount) * quantity,
  );

const sum = <Line>(lines: readonly Line[], of: (line: Line) => number): number =>
  lines.reduce((total, line) => total + of(line), 0);
