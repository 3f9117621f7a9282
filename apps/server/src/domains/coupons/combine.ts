import {
  cartProblem,
  takesOff,
  type CouponCart,
  type CouponProblem,
  type CouponTerms,
} from './coupon-terms';

/** A ticket in a member's hands: a coupon, good for one order. */
export interface LockedTicket {
  readonly id: number;
  readonly couponId: number;
  readonly coupon: CouponTerms;
  readonly usedAt: Date | null;
}

/** What some tickets come to together on a cart. Amounts in whole NT$. */
export interface Combined<Ticket extends LockedTicket> {
  /** Those that count, each with what it takes off, in the order in which they were chosen. */
  readonly used: readonly { readonly ticket: Ticket; readonly discount: number }[];
  /** Those that don't, and why. */
  readonly refused: readonly { readonly ticket: Ticket; readonly problem: CouponProblem }[];
  /** Off the goods; never more than they come to. */
  readonly itemsDiscount: number;
  /** Off the shipping fee: all of it, or nothing. */
  readonly shippingDiscount: number;
}

/**
 * Puts tickets together as the shop allows: at most one that does not go beside others, any number
 * that do, free shipping once, and no coupon twice. Each counts on the whole of the goods, so the
 * order among them changes who gives how much but never the sum; what is chosen first stays.
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
    const whole = takesOff(ticket.coupon, cart);
    const discount = isShipping ? whole : Math.min(whole, left);
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

/** Why a ticket cannot be used beside these; null when it can. */
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
