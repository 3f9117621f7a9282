import { DAY_MS } from '../../../kernel/time';
import type { CardPayment, RefundPlan } from '../refund-plan';

/** ECPay's API refunds payments of this age at most; older ones by a form. */
const LONGEST_DAYS = 90;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** ECPay closes the day from 20:15 to 20:30 in Taiwan, which is 12:15 to 12:30 UTC all year, and takes no calls meanwhile. */
const CLOSING_STARTS_MS = 12 * HOUR_MS + 15 * MINUTE_MS;
const CLOSING_LASTS_MS = 15 * MINUTE_MS;

/**
 * Returns ECPay's rules for a refund of a card payment (developers.ecpay.com.tw/?p=9242). A part is refunded only of a
 * payment that was made at once and without bonus points, and only after the closing of its day: before, the payment
 * can only be cancelled as a whole. While a day is closed, ECPay takes no calls.
 *
 * @param isPart whether less than the paid amount is refunded.
 * @example
 * refundPlan({ installments: null, usedBonus: false, paidAt: noon }, true, onePm)
 * // { way: 'after_closing', from: 20:30 of that day }
 */
export function refundPlan(card: CardPayment, isPart: boolean, now: Date): RefundPlan {
  const plan = refundPlanAtAnyTime(card, isPart, now);
  const { start, end } = closingOf(now);
  return plan.way === 'gateway' && start <= now && now < end
    ? { way: 'after_closing', from: end }
    : plan;
}

/** The rules of {@link refundPlan} for a gateway that takes calls while a day is closed, too. */
export function refundPlanAtAnyTime(
  { installments, usedBonus, paidAt }: CardPayment,
  isPart: boolean,
  now: Date,
): RefundPlan {
  if (now.getTime() - paidAt.getTime() > LONGEST_DAYS * DAY_MS) return { way: 'by_hand' };
  if (isPart && (installments !== null || usedBonus)) return { way: 'by_hand' };
  const closed = endOfClosing(nextClosing(paidAt));
  if (isPart && now < closed) return { way: 'after_closing', from: closed };
  return { way: 'gateway' };
}

/** The closing of a moment's day. */
function closingOf(time: Date): { readonly start: Date; readonly end: Date } {
  const start = new Date(Math.floor(time.getTime() / DAY_MS) * DAY_MS + CLOSING_STARTS_MS);
  return { start, end: endOfClosing(start) };
}

/** When the first closing starts that includes a payment of that time. */
function nextClosing(time: Date): Date {
  const { start } = closingOf(time);
  return time < start ? start : new Date(start.getTime() + DAY_MS);
}

const endOfClosing = (start: Date): Date => new Date(start.getTime() + CLOSING_LASTS_MS);
