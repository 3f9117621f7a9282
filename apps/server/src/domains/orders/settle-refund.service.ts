import type { Transaction } from '../../db/database';
import { notify } from '../notifications';
import { returnPoints } from '../points';
import {
  endByHand,
  endRefund,
  findRefundLines,
  recordPaidTwice,
  type RefundRow,
  type SettledRefund,
} from '../payments';
import { advanceOrder } from './advance-order.service';
import type { Actor } from './move-order.service';
import { reduceRewards } from './order-effects.service';
import { readOrderMoney } from './order-money.service';
import { linesRefunded, stateNotification, surplusReturned } from './orders.notifications';
import { addEvent, setFeeWithheld, type OrderRow } from './orders.repo';
import { lockOrder } from './payable-orders.service';
import { isPaidBack } from './refund-amounts';
import { findRemainingItems } from './remaining-items.service';

/**
 * Records that the gateway refunded money, with all effects. What was recorded before changes nothing; if a colleague had
 * paid it by hand, the money went back twice, and an alarm is raised.
 */
export async function settleRefund(
  tx: Transaction,
  refund: RefundRow,
  actor: Actor,
  now: Date,
): Promise<SettledRefund> {
  const order = await lockOrder(tx, refund.orderId);
  if (await endRefund(tx, refund.id, now)) {
    await applyRefund(tx, order, refund, actor, now);
    return 'settled';
  }
  return (await recordPaidTwice(tx, refund.id, now)) ? 'paidTwice' : 'settledBefore';
}

/**
 * Records that a colleague paid a refund back by hand, with all effects.
 *
 * @returns false when the refund did not wait for colleagues: it is settled, or the gateway is being called.
 */
export async function settleByHand(
  tx: Transaction,
  refund: RefundRow,
  actor: Actor,
  now: Date,
): Promise<boolean> {
  const order = await lockOrder(tx, refund.orderId);
  if (!(await endByHand(tx, refund.id, now))) return false;
  await applyRefund(tx, order, refund, actor, now);
  return true;
}

async function applyRefund(
  tx: Transaction,
  order: OrderRow,
  refund: RefundRow,
  actor: Actor,
  now: Date,
): Promise<void> {
  switch (refund.kind) {
    case 'order':
      await closeIfPaidBack(tx, order, actor, now);
      return;
    case 'lines':
      return returnLines(tx, order, refund, actor, now);
    case 'surplus':
      return notify(tx, order.memberId, surplusReturned(order, refund.amount));
    case 'fee':
      return returnFee(tx, order, actor);
  }
}

/** Changes an order to refunded, once all of its money was paid back; false: something is left. */
async function closeIfPaidBack(
  tx: Transaction,
  order: OrderRow,
  actor: Actor,
  now: Date,
): Promise<boolean> {
  if (order.state !== 'refunding' || !(await isAllPaidBack(tx, order))) return false;
  const reason = order.feeWithheld > 0 ? 'fee_kept' : '';
  await advanceOrder(tx, order, 'refunded', { actor, reason }, now);
  return true;
}

async function isAllPaidBack(tx: Transaction, order: OrderRow): Promise<boolean> {
  const left = await findRemainingItems(tx, order.id);
  return isPaidBack(await readOrderMoney(tx, order), {
    units: left.reduce((sum, { quantity }) => sum + quantity, 0),
    feeWithheld: order.feeWithheld,
  });
}

async function returnLines(
  tx: Transaction,
  order: OrderRow,
  { id, amount }: RefundRow,
  actor: Actor,
  now: Date,
): Promise<void> {
  const lines = await findRefundLines(tx, [id]);
  const points = lines.reduce((sum, line) => sum + line.points, 0);
  await returnPoints(tx, order, now, points);
  await reduceRewards(tx, order, now);
  if (await closeIfPaidBack(tx, order, actor, now)) return;
  const { id: orderId, state } = order;
  // The latest event of an order that waits for its refund says who may withdraw that.
  if (state !== 'refunding') {
    await addEvent(tx, { orderId, from: state, to: state, actor, reason: 'lines_refunded' });
  }
  if (amount > 0) await notify(tx, order.memberId, linesRefunded(order, amount));
}

/** The order itself was refunded earlier; now its shipping fee has been refunded as well. */
async function returnFee(tx: Transaction, order: OrderRow, actor: Actor): Promise<void> {
  const { id: orderId, state } = order;
  await setFeeWithheld(tx, orderId, 0);
  await addEvent(tx, { orderId, from: state, to: state, actor, reason: 'fee_returned' });
  const notification = stateNotification(order, state, 'fee_returned');
  if (notification) await notify(tx, order.memberId, notification);
}
