import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '../../db/database';
import { transaction } from '../../db/transaction';
import { notify } from '../notifications';
import { advanceOrder, lockOrder, mayTransition, surplusReturning, extendExpiry } from '../orders';
import {
  type AttemptRow,
  endAttempt,
  findAttempt,
  saveCode,
  type PaymentResult,
  requestRefund,
} from '../payments';

/** Whether the gateway's result was accepted; this decides the answer to its callback. */
export type Settled = 'ok' | 'unknown trade' | 'wrong amount';

/**
 * Applies a payment result of the gateway. Idempotent and independent of the order of delivery: money counts
 * once, and a failure or a code that arrives after it changes nothing.
 */
export async function settle(
  db: Database,
  result: PaymentResult,
  log: FastifyBaseLogger,
): Promise<Settled> {
  const about = { trade: result.merchantTradeNo };
  const attempt = await findAttempt(db, result.merchantTradeNo);
  if (!attempt) {
    log.warn(about, 'A payment came for an unknown trade');
    return 'unknown trade';
  }
  if (result.outcome === 'simulated') {
    log.info(about, 'A simulated payment was ignored');
    return 'ok';
  }
  if (result.outcome === 'failed') {
    await transaction(db, (tx) => storeFailure(tx, attempt, result));
    return 'ok';
  }
  if (result.amount !== attempt.amount) {
    log.error(
      { ...about, paid: result.amount, due: attempt.amount },
      'A payment of another amount',
    );
    return 'wrong amount';
  }
  const { issued } = result;
  if (issued) {
    await transaction(db, (tx) => storeCode(tx, attempt, issued, result.raw));
    return 'ok';
  }
  const refundDue = await transaction(db, (tx) => applyPayment(tx, attempt, result));
  if (refundDue) log.warn(about, 'A payment came for an order that cannot accept it: refund it');
  return 'ok';
}

async function storeFailure(tx: Transaction, attempt: AttemptRow, result: PaymentResult) {
  await endAttempt(tx, attempt.id, {
    state: 'failed',
    failure: result.message,
    provider: result.raw,
    paidAt: null,
  });
}

/** Stores a payment code, and keeps the order open for as long as the code can be paid. */
async function storeCode(
  tx: Transaction,
  attempt: AttemptRow,
  { code, expiresAt }: NonNullable<PaymentResult['issued']>,
  raw: PaymentResult['raw'],
): Promise<void> {
  const order = await lockOrder(tx, attempt.orderId);
  if (order.state !== 'pending') return;
  const isNew = await saveCode(tx, attempt.id, { code, expiresAt, provider: raw });
  if (isNew) await extendExpiry(tx, order.id, expiresAt);
}

/** @returns whether the money has to be refunded. */
async function applyPayment(
  tx: Transaction,
  attempt: AttemptRow,
  result: PaymentResult,
): Promise<boolean> {
  // Any other change of this order waits for this lock, or has already been made.
  const order = await lockOrder(tx, attempt.orderId);
  // A code that was issued before the shipping was changed may pay a different amount.
  const wanted = order.state === 'pending' && order.finalAmount === attempt.amount;
  const isNew = await endAttempt(tx, attempt.id, {
    state: wanted ? 'paid' : 'refund_due',
    failure: null,
    provider: result.raw,
    paidAt: new Date(),
  });
  if (!isNew) return false;
  if (wanted) {
    await advanceOrder(tx, order, 'paid', { actor: 'gateway' });
  } else if (order.payStatus === 'unpaid' && mayTransition(order.state, 'refunding')) {
    await advanceOrder(tx, order, 'refunding', { actor: 'gateway', reason: 'paid_too_late' });
  } else {
    await requestRefund(tx, attempt, { kind: 'surplus', amount: attempt.amount }, new Date());
    await notify(tx, order.memberId, surplusReturning(order, attempt.amount));
  }
  return !wanted;
}
