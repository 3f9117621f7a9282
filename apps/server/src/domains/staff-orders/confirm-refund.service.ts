import type { CheckedStaffBody } from '@mall/contract/staff';
import * as z from 'zod/mini';
import { MallError } from '../../kernel/error';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.repo';
import { recordAudit } from '../audit';
import { settleByHand } from '../orders';
import { findRefund } from '../payments';
import { added } from './added';
import { lockForShop } from './lock-for-shop.service';
import type { RefundContext } from './refund-context';

/**
 * Confirms that a refund was paid back by hand.
 *
 * @throws {MallError} notFound, refundNotByHand, refundAmountChanged, idempotencyKeyReused
 */
export async function confirmRefundAsShop(
  { db, actor, idempotency }: RefundContext,
  { o_id: number, refund: id, amount }: CheckedStaffBody<'orders', 'confirmRefund'>,
): Promise<void> {
  await withIdempotency(db, actor.id, idempotency, z.null(), async (tx) => {
    const order = await lockForShop(tx, number);
    const refund = await findRefund(tx, order.id, id);
    if (!refund) throw new MallError('notFound');
    if (refund.amount !== amount) throw new MallError('refundAmountChanged');
    const isDone = await settleByHand(tx, refund, `staff:${actor.id}`, new Date());
    if (!isDone) throw new MallError('refundNotByHand');
    await recordAudit(tx, actor, {
      action: 'order.refundConfirmed',
      subject: `order:${number}`,
      changes: [added('refunded', amount)],
    });
    return null;
  });
}
