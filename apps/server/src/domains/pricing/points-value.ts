/** How points are earned and their value (spec §9); the shop's settings. */
export interface PointRates {
  /** NT$ that earn one point; 0: points are not earned. */
  readonly amount_get_point: number;
  /** Points per NT$1; 0: points cannot be spent. */
  readonly point_exchange_amount: number;
}

/** The points actually spent, and their discount. */
export interface SpentPoints {
  readonly points: number;
  /** NT$. */
  readonly discount: number;
}

/**
 * Limits the points that a member wants to spend: to the balance, to the remaining price of the
 * items, and to whole dollars.
 *
 * @param balance the member's points.
 * @param due the price of the items after coupons, NT$.
 * @example
 * spend(120, 500, 100, { amount_get_point: 100, point_exchange_amount: 1 }) // { points: 100,
 * discount: 100 }
 */
export function spend(
  wanted: number,
  balance: number,
  due: number,
  { point_exchange_amount: each }: PointRates,
): SpentPoints {
  if (each < 1) return { points: 0, discount: 0 };
  const discount = Math.max(0, Math.min(Math.floor(Math.min(wanted, balance) / each), due));
  return { points: discount * each, discount };
}

/**
 * The points that an order earns.
 *
 * @param paidForItems the amount paid for its items, NT$: after coupons and points, without the
 * shipping fee.
 */
export const earnedBy = (paidForItems: number, { amount_get_point: each }: PointRates): number =>
  each < 1 ? 0 : Math.floor(Math.max(0, paidForItems) / each);

/**
 * The points that an order has earned after a part of its items was refunded: as if only the rest had been bought. The
 * member keeps at least the same part of the points, so that a later change of the rate takes nothing back.
 *
 * @param earned the points that it had earned.
 * @param paid the amount paid for its items, NT$: before refunds, and what is left of it.
 */
export const earnedAfterRefund = (
  earned: number,
  paid: { readonly before: number; readonly left: number },
  rates: PointRates,
): number => {
  const part = paid.before === 0 ? 0 : Math.floor((earned * paid.left) / paid.before);
  return Math.min(earned, Math.max(part, earnedBy(paid.left, rates)));
};
