import type { Database, Transaction } from '../../db/database';
import type { AttemptRow } from './attempts.repo';
import { RefundRefused, type RefundGateway } from './gateway';
import { methods } from './methods';
import type { RefundPlan } from './refund-plan';
import {
  addRefund,
  claimRefund,
  findRefundedPayment,
  leaveToStaff,
  postponeRefund,
  recordFailedCall,
  recordSending,
  type RefundedPayment,
  type RefundRow,
} from './refunds.repo';

const MINUTE_MS = 60_000;
/** Minutes until a retry when the gateway did not answer; the last value repeats. */
const RETRY_AFTER = [1, 5, 30, 120, 480] as const;

/** When the retry job may carry out a refund: the caller makes the first try itself. */
export const firstRetryAt = (now: Date): Date => new Date(now.getTime() + MINUTE_MS);

/**
 * Adds a refund of a payment, in the transaction that makes it necessary.
 *
 * @param refund the amount, NT$, and the reason.
 */
export const requestRefund = (
  tx: Transaction,
  attempt: Pick<AttemptRow, 'id' | 'orderId'>,
  refund: {
    readonly kind: 'order' | 'surplus' | 'fee';
    readonly amount: number;
    /** Whether colleagues pay it back. */
    readonly byHand?: boolean;
  },
  now: Date,
): Promise<RefundRow> =>
  addRefund(tx, {
    attemptId: attempt.id,
    orderId: attempt.orderId,
    ...refund,
    nextTryAt: firstRetryAt(now),
    createdAt: now,
  });

/** Returns how and when an amount of a payment is refunded. */
export function planRefund(
  gateway: RefundGateway,
  payment: RefundedPayment | undefined,
  amount: number,
  now: Date,
): RefundPlan {
  const isCard = payment !== undefined && methods[payment.method].gateway?.kind === 'card';
  if (gateway.refund === null || !isCard || !payment.provider?.['TradeNo'] || !payment.paidAt) {
    return { way: 'by_hand' };
  }
  const { installments, provider, paidAt } = payment;
  const usedBonus = Number(provider['red_de_amt'] ?? 0) > 0;
  return gateway.planRefund({ installments, usedBonus, paidAt }, amount < payment.amount, now);
}

/** The result of a refund call to the gateway. */
export type RefundOutcome =
  /** Refunded: record it with {@link endRefund}. */
  | { readonly kind: 'done' }
  /** This payment is refunded by hand. */
  | { readonly kind: 'byHand' }
  /** The gateway takes no such call yet; the retry job makes it after this time. */
  | { readonly kind: 'later'; readonly from: Date }
  /** The gateway refused, with this message. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The result is unknown; the call is retried. */
  | { readonly kind: 'unanswered'; readonly error: unknown }
  /** Nobody but colleagues can find out whether an earlier call refunded it: it is left to them. */
  | { readonly kind: 'unclear' }
  /** Another call is in progress, or the refund is settled. */
  | { readonly kind: 'elsewhere' };

/**
 * Requests the refund of a payment from the gateway. The call is recorded before it is made, so that it is retried if the
 * server stops meanwhile. The refund of a part is looked up before it is repeated, because the gateway would refund it
 * twice. Never call it inside a transaction: the gateway may be slow.
 */
export async function callGateway(
  db: Database,
  gateway: RefundGateway,
  { id, attemptId, orderId, amount, byHand }: RefundRow,
  now: Date,
): Promise<RefundOutcome> {
  const payment = attemptId === null ? undefined : await findRefundedPayment(db, attemptId);
  const plan = planRefund(gateway, payment, amount, now);
  const tradeNo = payment?.provider?.['TradeNo'];
  if (byHand || plan.way === 'by_hand') return { kind: 'byHand' };
  if (gateway.refund === null || !payment || !tradeNo || attemptId === null) {
    return { kind: 'byHand' };
  }
  if (plan.way === 'after_closing') {
    await postponeRefund(db, id, plan.from);
    return { kind: 'later', from: plan.from };
  }
  const claimed = await claimRefund(db, { id, attemptId, orderId }, now, firstRetryAt(now));
  if (!claimed) return { kind: 'elsewhere' };
  const isPart = amount < payment.amount;
  const { merchantTradeNo } = payment;
  try {
    const before = isPart ? await lookUp(gateway, claimed, merchantTradeNo) : notLookedUp;
    if (before === 'refunded') return { kind: 'done' };
    if (before === 'unclear' || (before === 'unanswered' && claimed.tries > RETRY_AFTER.length)) {
      await leaveToStaff(db, id);
      return { kind: 'unclear' };
    }
    if (before === 'unanswered') throw new Error('The gateway cannot say what it refunded');
    await recordSending(db, id, now, before.refunded);
    await gateway.refund({ merchantTradeNo, tradeNo, amount, isPart });
    return { kind: 'done' };
  } catch (error) {
    // If an earlier call for the whole payment was never answered, it may have succeeded; a refusal then proves
    // nothing. A part was looked up before this call.
    const isClear = error instanceof RefundRefused && (isPart || claimed.tries === 1);
    const failure = error instanceof RefundRefused ? error.message : null;
    await recordFailedCall(db, id, {
      state: isClear ? 'requested' : 'called',
      failure,
      nextTryAt: retryAt(claimed.tries, now),
    });
    return failure === null ? { kind: 'unanswered', error } : { kind: 'refused', reason: failure };
  }
}

const notLookedUp = { refunded: null } as const;

/**
 * Looks up whether an earlier call for this part was carried out.
 *
 * @returns what was refunded before the call that may be made now; `unclear`: an earlier call may have refunded it, and
 *   the gateway cannot say so; `unanswered`: it has to be asked again.
 */
async function lookUp(
  { queryRefunded }: RefundGateway,
  { sentAt, refundedBefore, amount }: RefundRow,
  merchantTradeNo: string,
): Promise<{ readonly refunded: number | null } | 'refunded' | 'unclear' | 'unanswered'> {
  if (queryRefunded === null) return sentAt === null ? notLookedUp : 'unclear';
  const refunded = await queryRefunded(merchantTradeNo).catch(() => null);
  if (refunded === null) return 'unanswered';
  if (sentAt === null) return { refunded };
  if (refundedBefore === null) return 'unclear';
  if (refunded === refundedBefore) return { refunded };
  return refunded === refundedBefore + amount ? 'refunded' : 'unclear';
}

function retryAt(tries: number, now: Date): Date {
  const minutes = RETRY_AFTER[Math.min(tries, RETRY_AFTER.length) - 1] ?? RETRY_AFTER[0];
  return new Date(now.getTime() + minutes * MINUTE_MS);
}
