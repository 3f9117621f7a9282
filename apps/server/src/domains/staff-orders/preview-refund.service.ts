import type { CheckedStaffBody } from '@mall/contract/staff';
import type { Connection } from '../../db/database';
import { MallError } from '../../kernel/error';
import {
  findAnyByNumber,
  guardCombinedPaid,
  mayRefundLines,
  mayTransition,
  type OrderRow,
  readLinesDue,
  readRecordDue,
  readRestDue,
  type RefundDue,
} from '../orders';
import { findRefund, type RefundGateway } from '../payments';

type Previewed = CheckedStaffBody<'orders', 'previewRefund'>;

/**
 * Returns what the confirmation of a refund would pay now, by the same functions as the confirmation.
 *
 * @throws {MallError} notFound, orderMoveRefused, unitsNotLeft, feeNotRefundable, joinedUnpaid, refundNotByHand
 */
export async function previewRefund(
  db: Connection,
  gateway: RefundGateway,
  { o_id: number, refund }: Previewed,
): Promise<RefundDue> {
  const order = await findAnyByNumber(db, number);
  if (!order) throw new MallError('notFound');
  const context = { gateway, now: new Date(), byHand: 'by_hand' in refund && !!refund.by_hand };
  switch (refund.kind) {
    case 'order':
      await guardOrder(db, order);
      return readRestDue(db, order, context);
    case 'lines': {
      if (!mayRefundLines(order)) throw new MallError('orderMoveRefused');
      const { lines, shipping_fee: shippingFee } = refund;
      const { due } = await readLinesDue(db, order, { lines, shippingFee }, context);
      if (due.pays.some(({ shippingFee: fee }) => fee > 0)) await guardCombinedPaid(db, order);
      return due;
    }
    case 'record': {
      const stored = await findRefund(db, order.id, refund.refund);
      if (!stored) throw new MallError('notFound');
      return readRecordDue(db, order, stored, context);
    }
  }
}

/** An order that waits for its refund is paid back, any other one is cancelled first. */
async function guardOrder(db: Connection, order: OrderRow): Promise<void> {
  if (mayTransition(order.state, 'refunded')) return guardCombinedPaid(db, order);
  const fits = mayTransition(order.state, 'refunding') && order.payStatus === 'paid';
  if (!fits) throw new MallError('orderMoveRefused');
}
