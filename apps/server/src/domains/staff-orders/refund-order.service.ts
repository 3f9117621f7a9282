import type { CheckedStaffBody } from '@mall/contract/staff';
import { MallError } from '../../kernel/error';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.repo';
import { recordAudit } from '../audit';
import { requestRestRefund } from '../orders';
import { added } from './added';
import { lockForShop } from './lock-for-shop.service';
import type { RefundContext } from './refund-context';
import { carryOutStored, idsOf, storedRefunds } from './stored-refunds.service';

/**
 * Pays back an order whose refund was requested, or what is left of it. What the gateway cannot pay waits for colleagues,
 * unless one has paid it by hand.
 *
 * @throws {MallError} notFound, orderMoveRefused, joinedUnpaid, refundAmountChanged, refundFailed, refundUnknown,
 *   idempotencyKeyReused
 */
export async function refundAsShop(
  context: RefundContext,
  { o_id: id, amount, by_hand: byHand = false }: CheckedStaffBody<'orders', 'refund'>,
): Promise<void> {
  const { db, gateway, actor, idempotency } = context;
  const now = new Date();
  const stored = await withIdempotency(db, actor.id, idempotency, storedRefunds, async (tx) => {
    const order = await lockForShop(tx, id);
    const confirmation = { amount, byHand };
    const by = `staff:${actor.id}` as const;
    const requested = await requestRestRefund(tx, gateway, order, confirmation, by, now);
    if (requested.isNew) {
      await recordAudit(tx, actor, {
        action: 'order.refunded',
        subject: `order:${id}`,
        changes: [
          { field: 'state', before: order.state, after: 'refunded' },
          added('refunded', amount),
        ],
        reason: byHand ? 'by_hand' : null,
      });
    }
    return idsOf(requested);
  });
  const outcome = await carryOutStored(context, stored, now);
  if (outcome.kind === 'refused') throw new MallError('refundFailed', [outcome.reason]);
  if (['unanswered', 'unclear', 'elsewhere'].includes(outcome.kind)) {
    throw new MallError('refundUnknown');
  }
}
