import { combine, type Combined, type CouponCart, type LockedTicket } from '../coupons';
import { type ItemAmounts, type PointRates, spend, type Totals, totalsOf } from '../pricing';

/** The inputs of a cart's totals. Amounts in whole NT$. */
export interface CartInputs<Ticket extends LockedTicket> extends Pick<CouponCart, 'layer' | 'now'> {
  readonly itemAmounts: ItemAmounts;
  /** Shipping fee before coupons. */
  readonly fee: number;
  /** The chosen tickets, in the sequence in which they were chosen. */
  readonly tickets: readonly Ticket[];
  /** The points that the member wants to spend, and has. */
  readonly points: { readonly wanted: number; readonly balance: number };
  readonly rates: PointRates;
}

/** The totals of a cart, and the effect of its coupons and points. */
export interface PricedCart<Ticket extends LockedTicket> {
  /** The cart that coupons are checked against. */
  readonly couponCart: CouponCart;
  readonly coupons: Combined<Ticket>;
  /** The points that the member wants to spend, the balance, and the most that this cart accepts. */
  readonly points: { readonly wanted: number; readonly balance: number; readonly most: number };
  readonly totals: Totals;
}

/**
 * Calculates the totals of a cart: the fee, then coupons, then points for the remaining price of
 * the items.
 */
export function priceCart<Ticket extends LockedTicket>({
  itemAmounts,
  fee,
  layer,
  tickets,
  points: { wanted, balance },
  rates,
  now,
}: CartInputs<Ticket>): PricedCart<Ticket> {
  const couponCart = { layer, itemsAmount: itemAmounts.items, shippingFee: fee, now };
  const coupons = combine(tickets, couponCart);
  const due = itemAmounts.items - coupons.itemsDiscount;
  const points = spend(wanted, balance, due, rates);
  return {
    couponCart,
    coupons,
    points: { wanted, balance, most: spend(balance, balance, due, rates).points },
    totals: totalsOf(itemAmounts, fee, { ...coupons, points }, rates),
  };
}
