import type { Database, Transaction } from '../../db/database';
import type { AttemptRow } from './attempts.repo';
import { RefundRefused, type PaymentGateway } from './gateway';
import { methods } from './methods';
import {
  addRefund,
  claimRefund,
  findRefundedPayment,
  recordFailedCall,
  type RefundRow,
} from './refunds.repo';

const MINUTE_MS = 60_000;
/** Minutes until a retry when the gateway did not answer; the last value repeats. */
const RETRY_AFTER = [1, 5, 30, 120, 480] as const;

/**
 * Adds a refund of a payment, in the transaction that makes it necessary.
 *
 * @param refund the amount, NT$, and the reason.
 */
export const requestRefund = (
  tx: Transaction,
  attempt: Pick<AttemptRow, 'id' | 'orderId'>,
  refund: Pick<RefundRow, 'kind' | 'amount'>,
  now: Date,
): Promise<RefundRow> =>
  addRefund(tx, {
    attemptId: attempt.id,
    orderId: attempt.orderId,
    ...refund,
    // The caller makes the first try itself; the retry job waits until then.
    nextTryAt: new Date(now.getTime() + MINUTE_MS),
    createdAt: now,
  });

/** The result of a refund call to the gateway. */
export type RefundOutcome =
  /** Refunded: record it with {@link endRefund}. */
  | { readonly kind: 'done' }
  /** This payment is refunded by hand. */
  | { readonly kind: 'byHand' }
  /** The gateway refused, with this message. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The result is unknown; the call is retried. */
  | { readonly kind: 'unanswered'; readonly error: unknown }
  /** Another call is in progress, or the refund is settled. */
  | { readonly kind: 'elsewhere' };

/**
 * Requests the refund of a payment from the gateway. The call is recorded before it is made, so that it is retried if the
 * server stops meanwhile. Never call it inside a transaction: the gateway may be slow.
 */
export async function callGateway(
  db: Database,
  { refund: refundCard }: Pick<PaymentGateway, 'refund'>,
  { id, attemptId, amount }: Pick<RefundRow, 'id' | 'attemptId' | 'amount'>,
  now: Date,
): Promise<RefundOutcome> {
  const payment = await findRefundedPayment(db, attemptId);
  const tradeNo = payment?.provider?.['TradeNo'];
  const isCard = payment !== undefined && methods[payment.method].gateway?.kind === 'card';
  if (refundCard === null || !payment || !isCard || !tradeNo) return { kind: 'byHand' };
  const claimed = await claimRefund(db, id, now, new Date(now.getTime() + MINUTE_MS));
  if (!claimed) return { kind: 'elsewhere' };
  try {
    const { merchantTradeNo } = payment;
    await refundCard({ merchantTradeNo, tradeNo, amount, isPart: amount < payment.amount });
    return { kind: 'done' };
  } catch (error) {
    // If an earlier call was never answered, it may have succeeded; a refusal then proves nothing.
    const isClear = error instanceof RefundRefused && claimed.tries === 1;
    const failure = error instanceof RefundRefused ? error.message : null;
    await recordFailedCall(db, id, {
      state: isClear ? 'requested' : 'called',
      failure,
      nextTryAt: retryAt(claimed.tries, now),
    });
    return failure === null ? { kind: 'unanswered', error } : { kind: 'refused', reason: failure };
  }
}

function retryAt(tries: number, now: Date): Date {
  const minutes = RETRY_AFTER[Math.min(tries, RETRY_AFTER.length) - 1] ?? RETRY_AFTER[0];
  return new Date(now.getTime() + minutes * MINUTE_MS);
}
