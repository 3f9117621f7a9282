import type { CheckedBody } from '@mall/contract';
import type { Database } from '../../db/database';
import { transaction } from '../../db/transaction';
import { MallError } from '../../kernel/error';
import { payByHand, type PaymentGateway } from '../payments';
import { advanceOrder } from './advance-order.service';
import { refundToPayment } from './refund-to-payment.service';
import { mayTransition } from './order-transitions';
import {
  findAnyByNumber,
  lockById,
  setCancelReason,
  setTracking,
  type OrderRow,
} from './orders.repo';
import { readOrder } from './orders.service';
import { feeToWithhold } from './combined-fee.service';

type Move = CheckedBody<'orders', 'move'>;

/**
 * Changes an order's state on behalf of the shop. Card payments are refunded through the gateway where
 * possible; all other money must have been refunded by hand before this call.
 *
 * @throws {MallError} notFound, orderMoveRefused, refundFailed, refundUnknown,
 * joinedUnpaid
 */
export async function moveAsShop(
  db: Database,
  gateway: PaymentGateway,
  staffId: number,
  move: Move,
) {
  const { o_id: transOrderId, to, reason = '', by_hand: byHand = false } = move;
  const found = await findAnyByNumber(db, transOrderId);
  if (!found) throw new MallError('notFound');
  guardMove(found, to);
  const actor = `staff:${staffId}` as const;
  if (to === 'refunded') {
    await refundToPayment(db, gateway, found.id, { actor, byHand });
    return readOrder(db, found.memberId, transOrderId);
  }
  return transaction(db, async (tx) => {
    const order = await lockById(tx, found.id);
    if (!order) throw new MallError('notFound');
    guardMove(order, to);
    if (to === 'paid') await payByHand(tx, order.id, new Date());
    const feeStays = to === 'refunding' && (await feeToWithhold(tx, order)) > 0;
    await advanceOrder(tx, order, to, { actor, reason: feeStays ? 'fee_stays' : '' });
    if (to === 'shipped') await setTracking(tx, order.id, trackingOf(move));
    if (to === 'refunding' && reason !== '') await setCancelReason(tx, order.id, reason);
    return readOrder(tx, order.memberId, transOrderId);
  });
}

/** An empty field is none. */
const trackingOf = ({ carrier, tracking_number }: Move) => ({
  carrier: carrier || null,
  trackingNumber: tracking_number || null,
});

/** Only transfers are confirmed as paid by hand, and only paid orders are refunded. */
function guardMove(order: OrderRow, to: Move['to']): void {
  const fits =
    mayTransition(order.state, to) &&
    (to !== 'paid' || order.paymentMethod === 'transfer') &&
    (to !== 'refunding' || order.payStatus === 'paid');
  if (!fits) throw new MallError('orderMoveRefused');
}
