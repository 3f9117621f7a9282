import type { Connection } from '../../db/database';
import { MallError } from '../../kernel/error';
import { findRefundsOf } from '../payments';
import { findAnyById } from './any-order.repo';
import { feePaid, isFeeUsed } from './order-money.service';
import { findCombinedWith, type OrderRow } from './orders.repo';
import { feeNotRefunded } from './refund-amounts';

/**
 * Returns how much of an order's shipping fee the shop withholds on a refund: the part it paid for
 * a parcel in which another order is shipped without a fee, unless that was refunded already.
 */
export const feeToWithhold = async (db: Connection, order: OrderRow): Promise<number> =>
  (await isFeeUsed(db, order.id)) ? unrefundedFee(db, order) : 0;

/** Returns how much of an order's shipping fee can be refunded now: no other order is shipped on it. */
export const feeLeft = async (db: Connection, order: OrderRow): Promise<number> =>
  (await isFeeUsed(db, order.id)) ? 0 : unrefundedFee(db, order);

/**
 * Refuses while it is unknown whether another order will be shipped on this one's fee: an unpaid
 * order would be combined with it.
 *
 * @throws {MallError} joinedUnpaid
 */
export async function guardCombinedPaid(db: Connection, order: OrderRow): Promise<void> {
  const combined = await findCombinedWith(db, order.id);
  const isUnpaid = combined.some(({ state }) => state === 'pending');
  if (isUnpaid && (await unrefundedFee(db, order)) > 0) throw new MallError('joinedUnpaid');
}

/**
 * Returns the refunded order whose fee was withheld only because of this order, and is refunded
 * now; null: none.
 */
export async function payerOfWithheldFee(
  db: Connection,
  leaving: OrderRow,
): Promise<OrderRow | null> {
  if (leaving.shippedWith === null) return null;
  const payer = await findAnyById(db, leaving.shippedWith);
  if (!payer || payer.feeWithheld === 0) return null;
  return (await isFeeUsed(db, payer.id, leaving.id)) ? null : payer;
}

const unrefundedFee = async (db: Connection, order: OrderRow): Promise<number> =>
  feeNotRefunded({
    fee: await feePaid(db, order),
    refunds: await findRefundsOf(db, order.id),
  });
