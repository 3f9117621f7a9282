import type { CheckedStaffBody } from '@mall/contract/staff';
import * as z from 'zod/mini';
import { MallError } from '../../kernel/error';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.repo';
import { recordAudit } from '../audit';
import { advanceOrder, amountOf, mayTransition, readRestDue, setCancelReason } from '../orders';
import { added } from './added';
import { lockForShop } from './lock-for-shop.service';
import type { RefundContext } from './refund-context';

/**
 * Cancels a paid order on behalf of the shop: it waits for its refund.
 *
 * @throws {MallError} notFound, orderMoveRefused, refundAmountChanged, idempotencyKeyReused
 */
export async function cancelAsShop(
  { db, gateway, actor, idempotency }: RefundContext,
  { o_id: id, reason, amount }: CheckedStaffBody<'orders', 'requestRefund'>,
): Promise<void> {
  await withIdempotency(db, actor.id, idempotency, z.null(), async (tx) => {
    const order = await lockForShop(tx, id);
    const fits = mayTransition(order.state, 'refunding') && order.payStatus === 'paid';
    if (!fits) throw new MallError('orderMoveRefused');
    const due = await readRestDue(tx, order, { gateway, byHand: false, now: new Date() });
    if (amountOf(due) !== amount) throw new MallError('refundAmountChanged');
    await advanceOrder(tx, order, 'refunding', {
      actor: `staff:${actor.id}`,
      reason: due.feeWithheld > 0 ? 'fee_stays' : '',
    });
    await setCancelReason(tx, order.id, reason);
    await recordAudit(tx, actor, {
      action: 'order.refundRequested',
      subject: `order:${id}`,
      changes: [
        { field: 'state', before: order.state, after: 'refunding' },
        added('refund_due', amount),
      ],
      reason,
    });
    return null;
  });
}
