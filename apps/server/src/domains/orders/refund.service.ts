import type { Database } from '../../db/database';
import { transaction } from '../../db/transaction';
import { MallError } from '../../kernel/error';
import { advanceOrder } from './advance-order.service';
import { findArrival, lockByNumber, setCancelReason } from './orders.repo';
import { readOrder } from './orders.service';
import { isCancellable, isRefundable } from './refundable';
import { feeToWithhold } from './combined-fee.service';

/**
 * Cancels an unpaid order at once, or requests a refund for a paid one.
 *
 * @throws {MallError} notFound; orderMoveRefused, when it is being shipped, or arrived too long ago
 */
export const refundOrder = (db: Database, memberId: number, transOrderId: string, words: string) =>
  transaction(db, async (tx) => {
    const order = await lockByNumber(tx, memberId, transOrderId);
    if (!order) throw new MallError('notFound');
    const actor = `member:${memberId}` as const;
    const now = new Date();
    if (isCancellable(order)) {
      await advanceOrder(tx, order, 'cancelled', { actor }, now);
    } else if (isRefundable(order, await findArrival(tx, order.id), now)) {
      const reason = (await feeToWithhold(tx, order)) > 0 ? 'fee_stays' : '';
      await advanceOrder(tx, order, 'refunding', { actor, reason }, now);
    } else {
      throw new MallError('orderMoveRefused');
    }
    await setCancelReason(tx, order.id, words);
    return readOrder(tx, memberId, transOrderId);
  });
