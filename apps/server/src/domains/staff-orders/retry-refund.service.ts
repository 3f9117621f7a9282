import type { CheckedStaffBody } from '@mall/contract/staff';
import { MallError } from '../../kernel/error';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.repo';
import { recordAudit } from '../audit';
import { findRefund, firstRetryAt, reopenRefused } from '../payments';
import { added } from './added';
import { lockForShop } from './lock-for-shop.service';
import type { RefundContext } from './refund-context';
import { carryOutStored, idsOf, storedRefunds } from './stored-refunds.service';

/**
 * Requests a refund again that the gateway refused. A repetition of the call carries out nothing that was refused again.
 *
 * @throws {MallError} notFound, refundNotRefused, idempotencyKeyReused
 */
export async function retryRefundAsShop(
  context: RefundContext,
  { o_id: number, refund: id }: CheckedStaffBody<'orders', 'retryRefund'>,
): Promise<void> {
  const { db, actor, idempotency } = context;
  const now = new Date();
  const stored = await withIdempotency(db, actor.id, idempotency, storedRefunds, async (tx) => {
    const order = await lockForShop(tx, number);
    const refund = await findRefund(tx, order.id, id);
    if (!refund) throw new MallError('notFound');
    const isReopened = await reopenRefused(tx, id, firstRetryAt(now));
    if (!isReopened) throw new MallError('refundNotRefused');
    await recordAudit(tx, actor, {
      action: 'order.refundRetried',
      subject: `order:${number}`,
      changes: [added('refunded', refund.amount)],
    });
    return idsOf({ refund, fee: null });
  });
  await carryOutStored(context, stored, now);
}
