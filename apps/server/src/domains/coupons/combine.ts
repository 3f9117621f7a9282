import { discountOf } from './coupon-discount';
import { cartProblem, type CouponProblem } from './coupon-problems';
import type { CouponCart, CouponTerms } from './coupon-terms';

/** A member's ticket: a coupon that can be used for one order. */
export interface LockedTicket {
  readonly id: number;
  readonly couponId: number;
  readonly coupon: CouponTerms;
  readonly usedAt: Date | null;
}

/** The combined effect of tickets on a cart. Amounts in whole NT$. */
export interface Combined<Ticket extends LockedTicket> {
  /** The tickets that are used, each with its discount, in the sequence in which they were chosen. */
  readonly used: readonly { readonly ticket: Ticket; readonly discount: number }[];
  /** The tickets that cannot be used, each with the reason. */
  readonly refused: readonly { readonly ticket: Ticket; readonly problem: CouponProblem }[];
  /** Discount on the items; never more than their total. */
  readonly itemsDiscount: number;
  /** Discount on the shipping fee: all of it, or nothing. */
  readonly shippingDiscount: number;
}

/**
 * Combines tickets by the shop's rules: at most one ticket that is not stackable, any number of
 * stackable ones, free shipping once, and no coupon twice. Each discount is calculated from the
 * full price of the items, so the sequence changes the share of each ticket but never the sum;
 * tickets chosen first win.
 */
export function combine<Ticket extends LockedTicket>(
  tickets: readonly Ticket[],
  cart: CouponCart,
): Combined<Ticket> {
  const used: { ticket: Ticket; discount: number }[] = [];
  const refused: { ticket: Ticket; problem: CouponProblem }[] = [];
  let left = cart.itemsAmount;
  for (const ticket of tickets) {
    const problem = problemBeside(
      ticket,
      used.map((each) => each.ticket),
      cart,
    );
    if (problem) {
      refused.push({ ticket, problem });
      continue;
    }
    const isShipping = ticket.coupon.kind === 'shipping';
    const full = discountOf(ticket.coupon, cart);
    const discount = isShipping ? full : Math.min(full, left);
    if (discount === 0) {
      refused.push({ ticket, problem: { reason: 'couponNothingOff' } });
      continue;
    }
    if (!isShipping) left -= discount;
    used.push({ ticket, discount });
  }
  const sum = (ofShipping: boolean) =>
    used
      .filter(({ ticket }) => (ticket.coupon.kind === 'shipping') === ofShipping)
      .reduce((total, { discount }) => total + discount, 0);
  return { used, refused, itemsDiscount: sum(false), shippingDiscount: sum(true) };
}

/** Why a ticket cannot be combined with these; null when it can. */
export function problemBeside(
  { couponId, coupon, usedAt }: LockedTicket,
  others: readonly LockedTicket[],
  cart: CouponCart,
): CouponProblem | null {
  if (usedAt !== null) return { reason: 'couponUsed' };
  const own = cartProblem(coupon, cart);
  if (own) return own;
  if (others.some((other) => other.couponId === couponId)) return { reason: 'couponTwice' };
  const isShipping = coupon.kind === 'shipping';
  if (isShipping && others.some((other) => other.coupon.kind === 'shipping')) {
    return { reason: 'couponShippingTwice' };
  }
  if (!coupon.stackable && others.some((other) => !other.coupon.stackable))
    return { reason: 'couponAlone' };
  return null;
}
