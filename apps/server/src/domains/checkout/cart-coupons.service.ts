import type { Database, Connection, Transaction } from '../../db/database';
import { transaction } from '../../db/transaction';
import { MallError } from '../../kernel/error';
import { type CartOwner, lockMemberCart } from '../cart';
import {
  claim,
  combine,
  countCode,
  type CouponCart,
  type CouponProblem,
  findUnused,
  uncountCode,
  saveChosen,
  problemBeside,
  discountOf,
  type TicketRow,
} from '../coupons';
import { loadCheckout } from './checkout-data.repo';
import { quoteOf, type Quote } from './quote';

/** A ticket with its effect on one cart. */
export interface CartTicket {
  readonly ticket: TicketRow;
  /** Why it cannot be used; null when it can. */
  readonly problem: CouponProblem | null;
  readonly isChosen: boolean;
  /** The chosen tickets that it could be used instead of. */
  readonly replaces: readonly number[];
  /** The discount that it gives, or would give, NT$. */
  readonly discount: number;
}

/**
 * A member's tickets, checked against one cart.
 *
 * @throws {MallError} layerOff
 */
export async function listForCart(db: Connection, owner: CartOwner) {
  const quote = quoteOf(await loadCheckout(db, owner));
  return checkTickets(await findUnused(db, owner.memberId), quote);
}

/**
 * Applies exactly these tickets to a cart; an empty list removes all. Either all of them are applied or none.
 *
 * @param tickets ids, or coupon codes: a code is first claimed as a ticket.
 * @throws {MallError} layerOff, couponUnknown, couponUnusable, tooManyRequests
 */
export async function applyTickets(
  db: Database,
  owner: CartOwner,
  tickets: readonly (number | string)[],
) {
  const codes = tickets.filter((each) => typeof each === 'string');
  for (const _ of codes) await countCode(db, owner.memberId);
  // Only the first wrong code is counted: it ends the call, so that the caller learns nothing about
  // the others.
  let wrong = 0;
  try {
    return await putOnCart(db, owner, tickets);
  } catch (error) {
    if (error instanceof MallError && error.failure === 'couponUnknown') wrong = 1;
    throw error;
  } finally {
    for (const _ of codes.slice(wrong)) await uncountCode(db, owner.memberId);
  }
}

const putOnCart = (db: Database, owner: CartOwner, tickets: readonly (number | string)[]) =>
  transaction(db, async (tx) => {
    await lockMemberCart(tx, owner.memberId);
    const { unused, wanted } = await findWanted(tx, owner, tickets);
    const data = await loadCheckout(tx, owner);
    const { refused } = combine(wanted, quoteOf(data).couponCart);
    const [first] = refused;
    if (first) {
      throw new MallError('couponUnusable', [first.ticket.coupon.name, first.problem]);
    }
    await saveChosen(
      tx,
      owner.memberId,
      owner.layer,
      wanted.map(({ id }) => id),
    );
    const inSequence = wanted.toSorted((one, other) => one.id - other.id);
    const quote = quoteOf({ ...data, tickets: inSequence });
    return { list: checkTickets(unused, quote), totals: quote.totals };
  });

/** The requested tickets without duplicates, and all that the member has not used. */
async function findWanted(
  tx: Transaction,
  { memberId }: CartOwner,
  requested: readonly (number | string)[],
): Promise<{ readonly unused: readonly TicketRow[]; readonly wanted: readonly TicketRow[] }> {
  const ids = new Set<number>();
  for (const each of requested) {
    const isCode = typeof each === 'string';
    ids.add(isCode ? await claim(tx, memberId, each, new Date()) : each);
  }
  const unused = await findUnused(tx, memberId);
  const wanted = [...ids].map((id) => {
    const found = unused.find((ticket) => ticket.id === id);
    // The error is the same for another member's ticket, a used one and one that does not exist.
    if (!found) throw new MallError('couponUnknown');
    return found;
  });
  return { unused, wanted };
}

function checkTickets(tickets: readonly TicketRow[], quote: Quote): CartTicket[] {
  const { coupons, couponCart } = quote;
  const chosen = coupons.used.map(({ ticket }) => ticket);
  return tickets.map((ticket) => {
    const used = coupons.used.find((each) => each.ticket.id === ticket.id);
    const problem = used ? null : problemOf(ticket, chosen, quote);
    const rivals = problem ? rivalsOf(ticket, chosen, couponCart) : [];
    const isOut = problem !== null && rivals.length === 0;
    return {
      ticket,
      problem,
      isChosen: used !== undefined,
      replaces: rivals.map(({ id }) => id),
      discount: isOut ? 0 : (used?.discount ?? discountWithout(rivals, ticket, quote)),
    };
  });
}

/** The discount of a ticket in addition to the chosen ones, without some of them. */
function discountWithout(
  rivals: readonly TicketRow[],
  { coupon }: TicketRow,
  { itemAmounts, coupons, couponCart }: Quote,
): number {
  const full = discountOf(coupon, couponCart);
  if (coupon.kind === 'shipping') return full;
  const freed = coupons.used
    .filter(({ ticket }) => ticket.coupon.kind !== 'shipping' && rivals.includes(ticket))
    .reduce((sum, { discount }) => sum + discount, 0);
  return Math.min(full, itemAmounts.items - coupons.itemsDiscount + freed);
}

/**
 * The chosen tickets that prevent a ticket from being used; none when it cannot be used without
 * them, either.
 */
function rivalsOf(
  ticket: TicketRow,
  chosen: readonly TicketRow[],
  cart: CouponCart,
): readonly TicketRow[] {
  const isChosen = chosen.some(({ couponId }) => couponId === ticket.couponId);
  if (isChosen || problemBeside(ticket, [], cart)) return [];
  return chosen.filter((other) => problemBeside(ticket, [other], cart));
}

/** Why a ticket could not be combined with the chosen ones. */
function problemOf(
  ticket: TicketRow,
  chosen: readonly TicketRow[],
  { coupons, couponCart, itemAmounts }: Quote,
): CouponProblem | null {
  const problem = problemBeside(ticket, chosen, couponCart);
  if (problem) return problem;
  const isLeft = ticket.coupon.kind === 'shipping' || coupons.itemsDiscount < itemAmounts.items;
  return isLeft ? null : { reason: 'couponNothingOff' };
}
