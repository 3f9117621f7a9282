/** How points are earned and what they are worth (spec §9): settings of the shop. */
export interface PointRates {
  /** NT$ that earn one point; 0: none are earned. */
  readonly amount_get_point: number;
  /** Points that are worth NT$1; 0: they cannot be spent. */
  readonly point_exchange_amount: number;
}

/** What some points are really spent as. */
export interface SpentPoints {
  readonly points: number;
  /** NT$. */
  readonly discount: number;
}

/**
 * What of a member's wish to spend points can be done: no more than they have, than the goods still
 * cost, and only whole dollars' worth.
 *
 * @param balance points the member has.
 * @param due what is still to be paid for goods after coupons, NT$.
 * @example
 * spend(120, 500, 100, { amount_get_point: 100, point_exchange_amount: 1 }) // { points: 100, discount: 100 }
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
 * @param paidForGoods what was really paid for its goods, NT$: after coupons and points, without the fee.
 */
export const earnedBy = (paidForGoods: number, { amount_get_point: each }: PointRates): number =>
  each < 1 ? 0 : Math.floor(Math.max(0, paidForGoods) / each);
