import type { Database, Transaction } from '../../db/database';
import { transaction } from '../../db/transaction';
import { MallError } from '../../kernel/error';
import { retakeStock } from '../inventory';
import { notify } from '../notifications';
import { stateNotification } from './orders.notifications';
import { addEvent, changeState, lockByNumber, setCancelReason, type OrderRow } from './orders.repo';
import { readOrder } from './orders.service';
import { promiseFrom } from './advance-order.service';
import { findRemainingItems } from './remaining-items.service';
import { withdrawableTo } from './withdrawable';

/**
 * Withdraws a member's request for a refund: the order continues in the state that it had. The order is locked, so that
 * the shop either refunds it or finds it continued.
 *
 * @throws {MallError} notFound; orderMoveRefused, when no refund was requested by the member, or the money is being
 *   returned; soldOut or stockShort, when an item that was released was sold meanwhile
 */
export const withdrawRefund = (db: Database, memberId: number, transOrderId: string) =>
  transaction(db, async (tx) => {
    const order = await lockByNumber(tx, memberId, transOrderId);
    if (!order) throw new MallError('notFound');
    await continueOrder(tx, order, memberId, new Date());
    return readOrder(tx, memberId, transOrderId);
  });

async function continueOrder(
  tx: Transaction,
  order: OrderRow,
  memberId: number,
  now: Date,
): Promise<void> {
  const to = await withdrawableTo(tx, order);
  if (to === null) throw new MallError('orderMoveRefused');
  const isUnshipped = to === 'paid' || to === 'preparing';
  // A request before shipping had returned the items to stock. The days that were promised may be past.
  if (isUnshipped) await retakeStock(tx, await findRemainingItems(tx, order.id));
  const promise = isUnshipped ? await promiseFrom(tx, order, now) : {};
  if (!(await changeState(tx, order.id, 'refunding', to, promise))) {
    throw new MallError('orderMoveRefused');
  }
  await setCancelReason(tx, order.id, null);
  const reason = 'refund_withdrawn';
  const actor = `member:${memberId}`;
  await addEvent(tx, { orderId: order.id, from: 'refunding', to, actor, reason });
  const notification = stateNotification(order, to, reason);
  if (notification) await notify(tx, order.memberId, notification);
}
