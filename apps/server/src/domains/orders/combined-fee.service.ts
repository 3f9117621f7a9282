import type { Connection } from '../../db/database';
import type { OrderState } from '@mall/contract';
import { MallError } from '../../kernel/error';
import { isShippingFree } from '../coupons';
import { sumLineRefunds } from '../payments';
import { findAnyById } from './any-order.repo';
import { findCombinedWith, type OrderRow } from './orders.repo';

/** In these states the customer will receive the items, or has them. */
const TRAVELLING: ReadonlySet<OrderState> = new Set([
  'paid',
  'preparing',
  'shipped',
  'arrived',
  'completed',
]);

/**
 * Returns how much of an order's shipping fee the shop withholds on a refund: the part it paid for
 * a parcel in which another order is shipped without a fee, unless that was refunded already.
 */
export async function feeToWithhold(db: Connection, order: OrderRow): Promise<number> {
  const combined = await findCombinedWith(db, order.id);
  if (!combined.some(({ state }) => TRAVELLING.has(state))) return 0;
  return unrefundedFee(db, order);
}

/** Returns how much of an order's shipping fee can be refunded now: no other order is shipped on it. */
export async function feeLeft(db: Connection, order: OrderRow): Promise<number> {
  return (await unrefundedFee(db, order)) - (await feeToWithhold(db, order));
}

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
  const others = (await findCombinedWith(db, payer.id)).filter(({ id }) => id !== leaving.id);
  return others.some(({ state }) => TRAVELLING.has(state)) ? null : payer;
}

const unrefundedFee = async (db: Connection, order: OrderRow): Promise<number> =>
  (await feePaid(db, order)) - (await sumLineRefunds(db, order.id)).fee;

/** Returns the amount actually paid for the shipping fee. */
export async function feePaid(db: Connection, order: OrderRow): Promise<number> {
  if (order.shippingFee === 0 || (await isShippingFree(db, order.id))) return 0;
  return Math.min(order.shippingFee, order.finalAmount);
}
