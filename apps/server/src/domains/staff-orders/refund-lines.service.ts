import type { CheckedStaffBody } from '@mall/contract/staff';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.repo';
import { recordAudit } from '../audit';
import { requestLinesRefund } from '../orders';
import { added } from './added';
import { lockForShop } from './lock-for-shop.service';
import type { RefundContext } from './refund-context';
import { carryOutStored, idsOf, storedRefunds } from './stored-refunds.service';

/**
 * Refunds units of an order's lines, or its shipping fee. The request is stored before the gateway is called; what became
 * of it is read from the order.
 *
 * @throws {MallError} notFound, orderMoveRefused, unitsNotLeft, feeNotRefundable, joinedUnpaid, refundAmountChanged,
 *   refundUnknown, idempotencyKeyReused
 */
export async function refundLinesAsShop(
  context: RefundContext,
  request: CheckedStaffBody<'orders', 'refundLines'>,
): Promise<void> {
  const { db, gateway, actor, idempotency } = context;
  const { lines, shipping_fee: shippingFee, reason, amount, by_hand: byHand = false } = request;
  const now = new Date();
  const stored = await withIdempotency(db, actor.id, idempotency, storedRefunds, async (tx) => {
    const order = await lockForShop(tx, request.o_id);
    const wanted = { lines, shippingFee, reason, amount, byHand };
    const by = `staff:${actor.id}` as const;
    const requested = await requestLinesRefund(tx, gateway, order, wanted, by, now);
    await recordAudit(tx, actor, {
      action: 'order.linesRefunded',
      subject: `order:${request.o_id}`,
      changes: [
        added('refunded', requested.refund.amount),
        added('shipping_fee', requested.refund.shippingFee),
        added('lines', lines.map((line) => `${line.item} × ${line.quantity}`).join(', ')),
      ],
      reason,
    });
    return idsOf(requested);
  });
  await carryOutStored(context, stored, now);
}
