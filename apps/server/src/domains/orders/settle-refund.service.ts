import type { Transaction } from '../../db/database';
import { notify } from '../notifications';
import { endRefund, findRefundedPayment, type RefundRow } from '../payments';
import { advanceOrder } from './advance-order.service';
import type { Actor } from './move-order.service';
import { newsOf, surplusReturned } from './order-news';
import { addEvent, setFeeKept, type OrderRow } from './orders.repo';
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
  const kept = (payment?.amount ?? amount) - amount;
  if (kept > 0) await setFeeKept(tx, order.id, kept);
  await advanceOrder(tx, order, 'refunded', { actor, reason: kept > 0 ? 'fee_kept' : '' }, now);
}

/** The order itself was refunded earlier; now its shipping fee has been refunded as well. */
async function returnFee(tx: Transaction, order: OrderRow, actor: Actor): Promise<void> {
  const { id: orderId, state } = order;
  await setFeeKept(tx, orderId, 0);
  await addEvent(tx, { orderId, from: state, to: state, actor, reason: 'fee_returned' });
  const news = newsOf(order, state, 'fee_returned');
  if (news) await notify(tx, order.memberId, news);
}
