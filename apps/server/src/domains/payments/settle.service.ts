import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '../../db/database';
import { transaction } from '../../db/transaction';
import { type AttemptRow, endAttempt, findAttempt, saveCode } from './attempts.repo';
import type { PaymentResult } from './gateway';
import type { PaidOrders } from './paid-orders';
import { requestRefund } from './refunds.service';

/** What the handling of payment results needs. */
export interface SettleContext {
  readonly db: Database;
  readonly orders: PaidOrders;
  readonly log: FastifyBaseLogger;
}

/** Whether the gateway's result was accepted; this decides the answer to its callback. */
export type Settled = 'ok' | 'unknown trade' | 'wrong amount';

/**
 * Applies a payment result of the gateway. Idempotent and independent of the order of delivery: money counts
 * once, and a failure or a code that arrives after it changes nothing.
 */
export async function settle(
  { db, orders, log }: SettleContext,
  result: PaymentResult,
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
    await transaction(db, (tx) => storeCode(tx, orders, attempt, issued, result.raw));
    return 'ok';
  }
  const refundDue = await transaction(db, (tx) => applyPayment(tx, orders, attempt, result));
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
  orders: PaidOrders,
  attempt: AttemptRow,
  { code, expiresAt }: NonNullable<PaymentResult['issued']>,
  raw: PaymentResult['raw'],
): Promise<void> {
  const order = await orders.lock(tx, attempt.orderId);
  if (!order.isPending) return;
  const isNew = await saveCode(tx, attempt.id, { code, expiresAt, provider: raw });
  if (isNew) await order.extendExpiry(expiresAt);
}

/** @returns whether the money has to be refunded. */
async function applyPayment(
  tx: Transaction,
  orders: PaidOrders,
  attempt: AttemptRow,
  result: PaymentResult,
): Promise<boolean> {
  // Any other change of this order waits for this lock, or has already been made.
  const order = await orders.lock(tx, attempt.orderId);
  // A code that was issued before the shipping was changed may pay a different amount.
  const isAccepted = order.isPending && order.due === attempt.amount;
  const isNew = await endAttempt(tx, attempt.id, {
    state: isAccepted ? 'paid' : 'refund_due',
    failure: null,
    provider: result.raw,
    paidAt: new Date(),
  });
  if (!isNew) return false;
  if (isAccepted) {
    await order.onPaid();
  } else if (!(await order.onLatePayment(attempt.amount))) {
    await requestRefund(tx, attempt, { kind: 'surplus', amount: attempt.amount }, new Date());
  }
  return !isAccepted;
}
