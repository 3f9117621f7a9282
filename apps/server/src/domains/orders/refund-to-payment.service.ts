import type { Database, Transaction } from '../../db/database';
import { transaction } from '../../db/transaction';
import { MallError } from '../../kernel/error';
import {
  callGateway,
  findPaid,
  hasOrderRefund,
  requestRefund,
  type PaymentGateway,
  type RefundRow,
} from '../payments';
import { advanceOrder } from './advance-order.service';
import type { Actor } from './move-order.service';
import { mayTransition } from './order-transitions';
import { setFeeWithheld, type OrderRow } from './orders.repo';
import { lockOrder } from './payable-orders.service';
import { settleRefund } from './settle-refund.service';
import { feeToWithhold, guardCombinedPaid, payerOfWithheldFee } from './combined-fee.service';

/** Who confirms the refund of an order, and whether the money went back outside the gateway. */
interface RefundConfirmation {
  readonly actor: Actor;
  readonly byHand: boolean;
  /** Records the request, in the transaction that stores it. */
  readonly record: (tx: Transaction) => Promise<void>;
}

/**
 * Refunds an order to the payment it came from, then changes its state to refunded. The refund is
 * stored before the gateway is called, so that it is retried if anything fails in between. A
 * shipping fee that also covers another order is withheld, and refunded once no order depends on it
 * any more.
 *
 * @throws {MallError} orderMoveRefused, joinedUnpaid, refundFailed, refundUnknown
 */
export async function refundToPayment(
  db: Database,
  gateway: Pick<PaymentGateway, 'refund'>,
  orderId: number,
  { actor, byHand, record }: RefundConfirmation,
): Promise<void> {
  const now = new Date();
  const requested = await transaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!mayTransition(order.state, 'refunded')) throw new MallError('orderMoveRefused');
    await guardCombinedPaid(tx, order);
    // A repeated request changes nothing, unless the money is now paid back by hand.
    if (byHand || !(await hasOrderRefund(tx, orderId))) await record(tx);
    const fee = await requestWithheldFee(tx, order, now);
    const withheld = await feeToWithhold(tx, order);
    const paid = await findPaid(tx, orderId);
    const amount = (paid?.amount ?? 0) - withheld;
    if (paid && amount > 0) {
      return { fee, refund: await requestRefund(tx, paid, { kind: 'order', amount }, now) };
    }
    if (withheld > 0) await setFeeWithheld(tx, orderId, withheld);
    await advanceOrder(
      tx,
      order,
      'refunded',
      { actor, reason: withheld > 0 ? 'fee_kept' : '' },
      now,
    );
    return { fee, refund: null };
  });
  const carryOut = async (refund: RefundRow) => {
    const outcome = byHand
      ? ({ kind: 'byHand' } as const)
      : await callGateway(db, gateway, refund, now);
    if (outcome.kind === 'done' || outcome.kind === 'byHand') {
      await transaction(db, (tx) => settleRefund(tx, refund, actor, now));
    }
    return outcome;
  };
  const outcome = requested.refund && (await carryOut(requested.refund));
  // A failed refund of another order's fee is retried later and must not fail this call.
  if (requested.fee) await carryOut(requested.fee);
  if (outcome?.kind === 'refused') throw new MallError('refundFailed', [outcome.reason]);
  if (outcome?.kind === 'unanswered' || outcome?.kind === 'elsewhere') {
    throw new MallError('refundUnknown');
  }
}

/**
 * Requests the refund of the fee that was withheld because this order was shipped with another;
 * null: none.
 */
async function requestWithheldFee(
  tx: Transaction,
  leaving: OrderRow,
  now: Date,
): Promise<RefundRow | null> {
  const payer = await payerOfWithheldFee(tx, leaving);
  const paid = payer && (await findPaid(tx, payer.id));
  return paid ? requestRefund(tx, paid, { kind: 'fee', amount: payer.feeWithheld }, now) : null;
}
