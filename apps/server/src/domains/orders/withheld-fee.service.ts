import type { Transaction } from '../../db/database';
import { findPaid, requestRefund, type RefundRow } from '../payments';
import { payerOfWithheldFee } from './combined-fee.service';
import type { OrderRow } from './orders.repo';

/**
 * Requests the refund of the fee that was withheld because this order was shipped with another;
 * null: none.
 */
export async function requestWithheldFee(
  tx: Transaction,
  leaving: OrderRow,
  now: Date,
): Promise<RefundRow | null> {
  const payer = await payerOfWithheldFee(tx, leaving);
  const paid = payer && (await findPaid(tx, payer.id));
  return paid ? requestRefund(tx, paid, { kind: 'fee', amount: payer.feeWithheld }, now) : null;
}
