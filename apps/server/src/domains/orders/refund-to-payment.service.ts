import type { Database, Transaction } from '../../db/database';
import { transaction } from '../../db/transaction';
import { MallError } from '../../kernel/error';
import {
  callGateway,
  findPaid,
  findRefundsOf,
  leaveToStaff,
  requestRefund,
  type RefundGateway,
  type RefundRow,
  sumLineRefunds,
} from '../payments';
import { advanceOrder } from './advance-order.service';
import { carryOutRefund } from './carry-out-refund.service';
import { feeToWithhold, guardCombinedPaid } from './combined-fee.service';
import type { Actor } from './move-order.service';
import { mayTransition } from './order-transitions';
import { setFeeWithheld } from './orders.repo';
import { lockOrder } from './payable-orders.service';
import { settleRefund } from './settle-refund.service';
import { requestWithheldFee } from './withheld-fee.service';

/** Who confirms the refund of an order, and whether the money went back outside the gateway. */
interface RefundConfirmation {
  readonly actor: Actor;
  readonly byHand: boolean;
  /** Records the request, in the transaction that stores it. */
  readonly record: (tx: Transaction) => Promise<void>;
}

/**
 * Refunds an order, or what is left of it, to the payment it came from, then changes its state to refunded. The refund is
 * stored before the gateway is called, so that it is retried if anything fails in between. A
 * shipping fee that also covers another order is withheld, and refunded once no order depends on it
 * any more. Refunds of lines that were not carried out yet are part of it. While the gateway closes its day, the refund is
 * stored only, and carried out afterwards.
 *
 * @throws {MallError} orderMoveRefused, joinedUnpaid, refundFailed, refundUnknown
 */
export async function refundToPayment(
  db: Database,
  gateway: RefundGateway,
  orderId: number,
  { actor, byHand, record }: RefundConfirmation,
): Promise<void> {
  const now = new Date();
  const { fee, refunds } = await transaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!mayTransition(order.state, 'refunded')) throw new MallError('orderMoveRefused');
    await guardCombinedPaid(tx, order);
    const stored = await findRefundsOf(tx, orderId);
    const earlier = stored.find(({ kind }) => kind === 'order');
    // A repeated request changes nothing, unless the money is now paid back by hand.
    if (byHand || !earlier) await record(tx);
    const othersFee = await requestWithheldFee(tx, order, now);
    const withheld = earlier ? 0 : await feeToWithhold(tx, order);
    if (withheld > 0) await setFeeWithheld(tx, orderId, withheld);
    const paid = await findPaid(tx, orderId);
    const { amount: refunded } = await sumLineRefunds(tx, orderId);
    const amount = (paid?.amount ?? 0) - refunded - withheld;
    const rest =
      earlier ??
      (paid && amount > 0 ? await requestRefund(tx, paid, { kind: 'order', amount }, now) : null);
    const open = [...(rest ? [rest] : []), ...stored.filter(({ kind }) => kind === 'lines')].filter(
      ({ state }) => state !== 'settled',
    );
    if (open.length === 0) {
      const reason = withheld > 0 || order.feeWithheld > 0 ? 'fee_kept' : '';
      await advanceOrder(tx, order, 'refunded', { actor, reason }, now);
    }
    return { fee: othersFee, refunds: open };
  });
  const outcomes = [];
  for (const refund of refunds) outcomes.push(await pay(refund));
  // A failed refund of another order's fee is retried later and must not fail this call.
  if (fee) await carryOutRefund(db, gateway, fee, actor, now);
  for (const outcome of outcomes) {
    if (outcome.kind === 'refused') throw new MallError('refundFailed', [outcome.reason]);
    if (['unanswered', 'unclear', 'elsewhere'].includes(outcome.kind)) {
      throw new MallError('refundUnknown');
    }
  }

  async function pay(refund: RefundRow) {
    const outcome = byHand
      ? ({ kind: 'byHand' } as const)
      : await callGateway(db, gateway, refund, now);
    // A payment that the gateway cannot refund was paid back when the refund of the order was confirmed. That does not
    // hold for a refund that waits for colleagues: each of these is confirmed by itself.
    const isConfirmed = byHand || (refund.kind === 'order' && !refund.byHand);
    if (outcome.kind === 'done' || (outcome.kind === 'byHand' && isConfirmed)) {
      if (outcome.kind === 'byHand') await leaveToStaff(db, refund.id);
      await transaction(db, (tx) => settleRefund(tx, refund, actor, now));
    }
    return outcome;
  }
}
