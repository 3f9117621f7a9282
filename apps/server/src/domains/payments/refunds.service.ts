import type { Database, Transaction } from '../../db/database';
import type { AttemptRow } from './attempts.repo';
import { RefundRefused, type PaymentGateway } from './gateway';
import { methods } from './methods';
import {
  addRefund,
  claimRefund,
  findRefundedPayment,
  noteOpenCall,
  type RefundRow,
} from './refunds.repo';

const MINUTE_MS = 60_000;
/** Minutes until the gateway is asked again when it did not answer; the last one over and over. */
const RETRY_AFTER = [1, 5, 30, 120, 480] as const;

/**
 * Notes that a payment is to be given back, in the transaction of what makes it so.
 *
 * @param refund what of it, NT$, and why.
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
    // Whoever asked for it sees to it first.
    nextTryAt: new Date(now.getTime() + MINUTE_MS),
    createdAt: now,
  });

/** What became of asking the gateway to give money back. */
export type RefundOutcome =
  /** It went back: note it, with {@link endRefund}. */
  | { readonly kind: 'done' }
  /** This payment goes back by hand. */
  | { readonly kind: 'byHand' }
  /** The gateway said no, in its words. */
  | { readonly kind: 'refused'; readonly words: string }
  /** Nobody knows; it is asked again. */
  | { readonly kind: 'unanswered'; readonly error: unknown }
  /** Somebody else is asking just now, or it is settled. */
  | { readonly kind: 'elsewhere' };

/**
 * Asks the gateway to give money back. It is noted before the call that there may have been one, so
 * that whatever happens meanwhile, it is asked again rather than forgotten. Call it outside of any
 * transaction: the gateway may take its time.
 */
export async function callForRefund(
  db: Database,
  { refund: giveBack }: Pick<PaymentGateway, 'refund'>,
  { id, attemptId, amount }: Pick<RefundRow, 'id' | 'attemptId' | 'amount'>,
  now: Date,
): Promise<RefundOutcome> {
  const payment = await findRefundedPayment(db, attemptId);
  const tradeNo = payment?.provider?.['TradeNo'];
  const isCard = payment !== undefined && methods[payment.method].gateway?.kind === 'card';
  if (giveBack === null || !payment || !isCard || !tradeNo) return { kind: 'byHand' };
  const claimed = await claimRefund(db, id, now, new Date(now.getTime() + MINUTE_MS));
  if (!claimed) return { kind: 'elsewhere' };
  try {
    const { merchantTradeNo } = payment;
    await giveBack({ merchantTradeNo, tradeNo, amount, isPart: amount < payment.amount });
    return { kind: 'done' };
  } catch (error) {
    // An earlier call that was never answered may have done it: then a refusal says nothing.
    const isClear = error instanceof RefundRefused && claimed.tries === 1;
    const failure = error instanceof RefundRefused ? error.message : null;
    await noteOpenCall(db, id, {
      state: isClear ? 'requested' : 'called',
      failure,
      nextTryAt: retryAt(claimed.tries, now),
    });
    return failure === null ? { kind: 'unanswered', error } : { kind: 'refused', words: failure };
  }
}

function retryAt(tries: number, now: Date): Date {
  const minutes = RETRY_AFTER[Math.min(tries, RETRY_AFTER.length) - 1] ?? RETRY_AFTER[0];
  return new Date(now.getTime() + minutes * MINUTE_MS);
}
