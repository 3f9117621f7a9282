import type { Transaction } from '../../db/database';
import { findPaid, requestRefund, type RefundRow } from '../payments';
import { lockById } from './any-order.repo';
import { payerOfWithheldFee } from './combined-fee.service';
import type { OrderRow } from './orders.repo';

/**
 * Requests the refund of the fee that was withheld because this order was shipped with another. Locks that other order,
 * so that its own refund, which withholds the fee, is seen.
 *
 * @returns null when no fee is due.
 */
export async function requestWithheldFee(
  tx: Transaction,
  leaving: OrderRow,
  now: Date,
): Promise<RefundRow | null> {
  if (leaving.shippedWith === null) return null;
  await lockById(tx, leaving.shippedWith);
  const payer = await payerOfWithheldFee(tx, leaving);
  const paid = payer && (await findPaid(tx, payer.id));
  return paid ? requestRefund(tx, paid, { kind: 'fee', amount: payer.feeWithheld }, now) : null;
}
