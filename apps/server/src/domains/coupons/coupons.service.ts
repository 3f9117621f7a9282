import type { Connection, Database, Transaction } from '../../db/database';
import { transaction } from '../../db/transaction';
import { MallFailure } from '../../kernel/error';
import type { Language } from '../../kernel/language';
import { paged, slice } from '../../kernel/paging';
import { lockMemberCart, type CartOwner } from '../cart/cart.service';
import type { Quote } from '../checkout/quote.service';
import { readQuote } from '../checkout/read-quote.service';
import { claim, readCode } from './claim.service';
import { combine, problemBeside } from './combine';
import { takesOff, type CouponProblem } from './coupon-terms';
import { presentCoupon, presentTicket } from './coupons.presenter';
import {
  countTickets,
  findTickets,
  findUnused,
  keepChosen,
  type ListType,
  type TicketRow,
} from './coupons.repo';
import { problemText } from './coupons.messages';

const PER_PAGE = 20;

/** A member's tickets of one type. */
export async function listTickets(
  db: Connection,
  memberId: number,
  type: ListType,
  page: number | undefined,
  now = new Date(),
) {
  const part = slice(page, PER_PAGE);
  const total = await countTickets(db, memberId, type, now);
  const list = await findTickets(db, memberId, type, now, part);
  return paged(list.map(presentTicket), total, part);
}

/**
 * The tickets that a member holds, as one cart sees them.
 *
 * @throws {MallFailure} cartLayerWrong
 */
export async function listForCart(db: Connection, owner: CartOwner) {
  const quote = await readQuote(db, owner);
  return presentForCart(await findUnused(db, owner.memberId), quote, owner.language);
}

/** What a code is worth to a member now. */
export async function checkCode(
  db: Connection,
  memberId: number,
  code: string,
  language: Language,
) {
  const worth = await readCode(db, memberId, code, language, new Date());
  if (!worth) return { valid: false, reason: unknownText(language), coupon: null };
  const { coupon, reason } = worth;
  return { valid: reason === null, reason, coupon: presentCoupon(coupon) };
}

/**
 * Uses these tickets on a cart and no others; none takes all off. All of them, or nothing.
 *
 * @param tickets ids, or coupons by their code: a code gets its ticket first.
 * @throws {MallFailure} cartLayerWrong, couponUnknown, couponUnusable
 */
export const applyTickets = (
  db: Database,
  owner: CartOwner,
  tickets: readonly (number | string)[],
) =>
  transaction(db, async (tx) => {
    await lockMemberCart(tx, owner.memberId);
    const wanted = await findWanted(tx, owner, tickets);
    const before = await readQuote(tx, owner);
    const { refused } = combine(wanted, before.couponCart);
    const [first] = refused;
    if (first) {
      const reason = problemText(first.problem, owner.language);
      throw new MallFailure('couponUnusable', [first.ticket.coupon.name, reason]);
    }
    await keepChosen(
      tx,
      owner.memberId,
      owner.layer,
      wanted.map(({ id }) => id),
    );
    const quote = await readQuote(tx, owner);
    const held = await findUnused(tx, owner.memberId);
    return { list: presentForCart(held, quote, owner.language), totals: quote.totals };
  });

/** The tickets that are asked for, each once. */
async function findWanted(
  tx: Transaction,
  { memberId, language }: CartOwner,
  asked: readonly (number | string)[],
): Promise<TicketRow[]> {
  const ids = new Set<number>();
  for (const each of asked) {
    const isCode = typeof each === 'string';
    ids.add(isCode ? await claim(tx, memberId, each, language, new Date()) : each);
  }
  const held = await findUnused(tx, memberId);
  return [...ids].map((id) => {
    const found = held.find((ticket) => ticket.id === id);
    // Somebody else's, used, or none: it is not told which.
    if (!found) throw new MallFailure('couponUnknown');
    return found;
  });
}

function presentForCart(held: readonly TicketRow[], quote: Quote, language: Language) {
  const { coupons, couponCart } = quote;
  const chosen = coupons.used.map(({ ticket }) => ticket);
  return held.map((ticket) => {
    const used = coupons.used.find((each) => each.ticket.id === ticket.id);
    const problem = used ? null : problemOf(ticket, chosen, quote);
    return {
      ...presentTicket(ticket),
      usable: problem === null,
      reason: problem && problemText(problem, language),
      chosen: used !== undefined,
      discount_amount: problem ? 0 : (used?.discount ?? offBeside(ticket, quote)),
    };

    function offBeside(each: TicketRow, { goods, coupons: { itemsDiscount } }: Quote): number {
      const whole = takesOff(each.coupon, couponCart);
      return each.coupon.kind === 'shipping' ? whole : Math.min(whole, goods.items - itemsDiscount);
    }
  });
}

/** Why a ticket could not be put beside those that are chosen. */
function problemOf(
  ticket: TicketRow,
  chosen: readonly TicketRow[],
  { coupons, couponCart, goods }: Quote,
): CouponProblem | null {
  const problem = problemBeside(ticket, chosen, couponCart);
  if (problem) return problem;
  const isLeft = ticket.coupon.kind === 'shipping' || coupons.itemsDiscount < goods.items;
  return isLeft ? null : { kind: 'nothingOff' };
}

const unknownText = (language: Language): string =>
  new MallFailure('couponUnknown').sentence(language);
