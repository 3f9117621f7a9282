import type { Database, Transaction } from '../../db/database';
import { transaction } from '../../db/transaction';
import { MallError } from '../../kernel/error';
import {
  callForRefund,
  findPaid,
  requestRefund,
  type PaymentGateway,
  type RefundRow,
} from '../payments';
import { advanceOrder } from './advance-order.service';
import type { Actor } from './move-order.service';
import { mayTransition } from './order-transitions';
import { setFeeKept, type OrderRow } from './orders.repo';
import { lockOrder } from './payable-orders.service';
import { settleRefund } from './settle-refund.service';
import { feeToKeep, guardJoinedSettled, payerOfKeptFee } from './shared-fee.service';

/** Who says that an order's money goes back, and whether it went outside of the gateway. */
interface GiveBack {
  readonly actor: Actor;
  readonly byHand: boolean;
}

/**
 * Gives an order's money back to the payment it came from, then moves the order to refunded. The
 * refund is noted before the gateway is asked: whatever breaks in between, it is asked again. A fee
 * that another order travels on stays, and goes back when nothing travels on it any more.
 *
 * @throws {MallError} orderMoveRefused, joinedUnpaid, refundFailed, refundUnknown
 */
export async function giveOrderBack(
  db: Database,
  gateway: Pick<PaymentGateway, 'refund'>,
  orderId: number,
  { actor, byHand }: GiveBack,
): Promise<void> {
  const now = new Date();
  const requested = await transaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!mayTransition(order.state, 'refunded')) throw new MallError('orderMoveRefused');
    await guardJoinedSettled(tx, order);
    const fee = await requestKeptFee(tx, order, now);
    const kept = await feeToKeep(tx, order);
    const paid = await findPaid(tx, orderId);
    const amount = (paid?.amount ?? 0) - kept;
    if (paid && amount > 0) {
      return { fee, refund: await requestRefund(tx, paid, { kind: 'order', amount }, now) };
    }
    if (kept > 0) await setFeeKept(tx, orderId, kept);
    await advanceOrder(tx, order, 'refunded', { actor, reason: kept > 0 ? 'fee_kept' : '' }, now);
    return { fee, refund: null };
  });
  const carryOut = async (refund: RefundRow) => {
    const outcome = byHand
      ? ({ kind: 'byHand' } as const)
      : await callForRefund(db, gateway, refund, now);
    if (outcome.kind === 'done' || outcome.kind === 'byHand') {
      await transaction(db, (tx) => settleRefund(tx, refund, actor, now));
    }
    return outcome;
  };
  const outcome = requested.refund && (await carryOut(requested.refund));
  // What does not work out with the fee of another order is seen to later, and stops nothing here.
  if (requested.fee) await carryOut(requested.fee);
  if (outcome?.kind === 'refused') throw new MallError('refundFailed', [outcome.words]);
  if (outcome?.kind === 'unanswered' || outcome?.kind === 'elsewhere') {
    throw new MallError('refundUnknown');
  }
}

/** The fee that was kept of another order because this one travelled on it; null: there is none. */
async function requestKeptFee(
  tx: Transaction,
  leaving: OrderRow,
  now: Date,
): Promise<RefundRow | null> {
  const payer = await payerOfKeptFee(tx, leaving);
  const paid = payer && (await findPaid(tx, payer.id));
  return paid ? requestRefund(tx, paid, { kind: 'fee', amount: payer.feeKept }, now) : null;
}
