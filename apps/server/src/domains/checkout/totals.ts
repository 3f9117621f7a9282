import type { CartItemType } from '../../db/schema';

/** What one line counts with. Amounts in whole NT$. */
export interface PricedLine {
  readonly type: CartItemType;
  readonly amount: number;
  readonly marketPrice: number;
  readonly quantity: number;
}

/** What a shipping method costs. Amounts in whole NT$. */
export interface ShippingPrice {
  readonly fee: number;
  /** Free from this amount of goods on; null: never. */
  readonly freeFrom: number | null;
}

/** What an order comes to (`totals` of the contract), in whole NT$. */
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

/**
 * What these lines come to when shipped like this: the only place where amounts are added up.
 *
 * @param lines what is really bought: lines that cannot be bought are left out before.
 * @param shipping null: nothing is known to ship it with, and no fee is counted.
 * @example
 * totalsOf([{ type: 1, amount: 90, marketPrice: 100, quantity: 2 }], { fee: 60, freeFrom: 500 })
 * // { items_amount: 180, saved_amount: 20, shipping_fee: 60, …, total_amount: 240 }
 */
export function totalsOf(lines: readonly PricedLine[], shipping: ShippingPrice | null): Totals {
  const items = sum(lines, ({ amount, quantity }) => amount * quantity);
  const fee = lines.length === 0 || shipping === null ? 0 : feeFor(items, shipping);
  return {
    items_amount: items,
    saved_amount: savedOn(lines),
    shipping_fee: fee,
    coupon_amount: 0,
    points_used: 0,
    points_amount: 0,
    discount_amount: 0,
    total_amount: items + fee,
    points_to_earn: 0,
  };
}

/** What shipping goods of this amount costs. */
export const feeFor = (itemsAmount: number, { fee, freeFrom }: ShippingPrice): number =>
  freeFrom !== null && itemsAmount >= freeFrom ? 0 : fee;

/** What was saved against market prices. A gift saves nothing: nobody would have paid for it. */
export const savedOn = (lines: readonly PricedLine[]): number =>
  sum(lines, ({ type, amount, marketPrice, quantity }) =>
    type === GIFT ? 0 : Math.max(0, marketPrice - amount) * quantity,
  );

const sum = <Line>(lines: readonly Line[], of: (line: Line) => number): number =>
  lines.reduce((total, line) => total + of(line), 0);
