import type { CheckedStaffBody } from '@mall/contract/staff';
import * as z from 'zod/mini';
import type { Database } from '../../db/database';
import { transaction } from '../../db/transaction';
import type { Idempotency } from '../../kernel/idempotency';
import { MallError } from '../../kernel/error';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.repo';
import { type Actor, recordAudit } from '../audit';
import { carryOutRefund, lockAnyByNumber, requestLinesRefund, settleByHand } from '../orders';
import { findRefund, firstRetryAt, type RefundGateway, reopenRefused } from '../payments';

/** The refunds that a request stored, by their ids: its repetition carries out the same ones. */
const storedRefunds = z.object({
  order: z.int(),
  refund: z.int(),
  /** The fee of another order that shipped with this one; null: none. */
  fee: z.nullable(z.object({ order: z.int(), id: z.int() })),
});

/**
 * Refunds units of an order's lines, or its shipping fee. The request is stored before the gateway is called; what became
 * of it is read from the order.
 *
 * @throws {MallError} notFound, orderMoveRefused, unitsNotLeft, feeNotRefundable, joinedUnpaid, idempotencyKeyReused
 */
export async function refundLinesAsShop(
  db: Database,
  gateway: RefundGateway,
  actor: Actor,
  request: CheckedStaffBody<'orders', 'refundLines'>,
  idempotency: Idempotency | null,
): Promise<void> {
  const { lines, shipping_fee: shippingFee, reason, by_hand: byHand = false } = request;
  const by = `staff:${actor.id}` as const;
  const now = new Date();
  const stored = await withIdempotency(db, actor.id, idempotency, storedRefunds, async (tx) => {
    const order = await lockAnyByNumber(tx, request.o_id);
    if (!order) throw new MallError('notFound');
    const wanted = { lines, shippingFee, reason, byHand };
    const { refund, fee } = await requestLinesRefund(tx, gateway, order, wanted, by, now);
    await recordAudit(tx, actor, {
      action: 'order.linesRefunded',
      subject: `order:${request.o_id}`,
      changes: [
        added('refunded', refund.amount),
        added('shipping_fee', refund.shippingFee),
        added('lines', lines.map((line) => `${line.item} × ${line.quantity}`).join(', ')),
      ],
      reason,
    });
    return {
      order: order.id,
      refund: refund.id,
      fee: fee && { order: fee.orderId, id: fee.id },
    };
  });
  const refunds = [{ order: stored.order, id: stored.refund }, ...(stored.fee ? [stored.fee] : [])];
  for (const { order, id } of refunds) {
    const refund = await findRefund(db, order, id);
    if (refund) await carryOutRefund(db, gateway, refund, by, now);
  }
}

/**
 * Confirms that a refund was paid back by hand.
 *
 * @throws {MallError} notFound, refundNotByHand
 */
export const confirmRefundAsShop = (
  db: Database,
  actor: Actor,
  { o_id: number, refund: id }: CheckedStaffBody<'orders', 'confirmRefund'>,
): Promise<void> =>
  transaction(db, async (tx) => {
    const order = await lockAnyByNumber(tx, number);
    const refund = order && (await findRefund(tx, order.id, id));
    if (!refund) throw new MallError('notFound');
    const isDone = await settleByHand(tx, refund, `staff:${actor.id}`, new Date());
    if (!isDone) throw new MallError('refundNotByHand');
    await recordAudit(tx, actor, {
      action: 'order.refundConfirmed',
      subject: `order:${number}`,
      changes: [added('refunded', refund.amount)],
    });
  });

const retriedRefund = z.object({ order: z.int(), refund: z.int() });

/**
 * Requests a refund again that the gateway refused. A repetition of the call carries out nothing that was refused again.
 *
 * @throws {MallError} notFound, refundNotRefused, idempotencyKeyReused
 */
export async function retryRefundAsShop(
  db: Database,
  gateway: RefundGateway,
  actor: Actor,
  { o_id: number, refund: id }: CheckedStaffBody<'orders', 'retryRefund'>,
  idempotency: Idempotency | null,
): Promise<void> {
  const now = new Date();
  const stored = await withIdempotency(db, actor.id, idempotency, retriedRefund, async (tx) => {
    const order = await lockAnyByNumber(tx, number);
    const refund = order && (await findRefund(tx, order.id, id));
    if (!refund) throw new MallError('notFound');
    const isReopened = await reopenRefused(tx, id, firstRetryAt(now));
    if (!isReopened) throw new MallError('refundNotRefused');
    await recordAudit(tx, actor, {
      action: 'order.refundRetried',
      subject: `order:${number}`,
      changes: [added('refunded', refund.amount)],
    });
    return { order: refund.orderId, refund: id };
  });
  const refund = await findRefund(db, stored.order, stored.refund);
  if (refund && refund.failure === null) {
    await carryOutRefund(db, gateway, refund, `staff:${actor.id}`, now);
  }
}

const added = (field: string, after: string | number) => ({ field, before: null, after });
