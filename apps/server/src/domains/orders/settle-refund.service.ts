import type { Transaction } from '../../db/database';
import { notify } from '../notifications';
import { endRefund, findRefundedPayment, type RefundRow } from '../payments';
import { advanceOrder } from './advance-order.service';
import type { Actor } from './move-order.service';
import { stateNotification, surplusReturned } from './orders.notifications';
import { addEvent, setFeeWithheld, type OrderRow } from './orders.repo';
import { lockOrder } from './payable-orders.service';

/** Records that money was refunded, with all effects; does nothing if that was recorded before. */
export async function settleRefund(
  tx: Transaction,
  refund: RefundRow,
  actor: Actor,
  now: Date,
): Promise<void> {
  const order = await lockOrder(tx, refund.orderId);
  if (!(await endRefund(tx, refund.id, now))) return;
  switch (refund.kind) {
    case 'order':
      return closeOrder(tx, order, refund, actor, now);
    case 'surplus':
      return notify(tx, order.memberId, surplusReturned(order, refund.amount));
    case 'fee':
      return returnFee(tx, order, actor);
  }
}

async function closeOrder(
  tx: Transaction,
  order: OrderRow,
  { attemptId, amount }: RefundRow,
  actor: Actor,
  now: Date,
): Promise<void> {
  if (order.state !== 'refunding') return;
  const payment = await findRefundedPayment(tx, attemptId);
  const withheld = (payment?.amount ?? amount) - amount;
  if (withheld > 0) await setFeeWithheld(tx, order.id, withheld);
  await advanceOrder(tx, order, 'refunded', { actor, reason: withheld > 0 ? 'fee_kept' : '' }, now);
}

/** The order itself was refunded earlier; now its shipping fee has been refunded as well. */
async function returnFee(tx: Transaction, order: OrderRow, actor: Actor): Promise<void> {
  const { id: orderId, state } = order;
  await setFeeWithheld(tx, orderId, 0);
  await addEvent(tx, { orderId, from: state, to: state, actor, reason: 'fee_returned' });
  const notification = stateNotification(order, state, 'fee_returned');
  if (notification) await notify(tx, order.memberId, notification);
}
