import type { Connection } from '../../db/database';
import type { OrderState } from '@mall/contract';
import { MallError } from '../../kernel/error';
import { isShippingFree } from '../coupons';
import { findAnyById, findTravellingWith, type OrderRow } from './orders.repo';

/** An order in one of these gets its goods, or has them. */
const TRAVELLING: ReadonlySet<OrderState> = new Set([
  'paid',
  'preparing',
  'shipped',
  'arrived',
  'completed',
]);

/**
 * How much of an order's fee stays with the shop when its money goes back: what it paid for a parcel
 * in which another order travels for nothing.
 */
export async function feeToKeep(db: Connection, order: OrderRow): Promise<number> {
  const joined = await findTravellingWith(db, order.id);
  if (!joined.some(({ state }) => TRAVELLING.has(state))) return 0;
  return feePaid(db, order);
}

/**
 * Makes sure that it is known whether another order travels on this one's fee.
 *
 * @throws {MallError} joinedUnpaid
 */
export async function guardJoinedSettled(db: Connection, order: OrderRow): Promise<void> {
  const joined = await findTravellingWith(db, order.id);
  const waits = joined.some(({ state }) => state === 'pending');
  if (waits && (await feePaid(db, order)) > 0) throw new MallError('joinedUnpaid');
}

/** The refunded order whose fee was kept for this one alone, which goes back now; null: there is none. */
export async function payerOfKeptFee(db: Connection, leaving: OrderRow): Promise<OrderRow | null> {
  if (leaving.shippedWith === null) return null;
  const payer = await findAnyById(db, leaving.shippedWith);
  if (!payer || payer.feeKept === 0) return null;
  const others = (await findTravellingWith(db, payer.id)).filter(({ id }) => id !== leaving.id);
  return others.some(({ state }) => TRAVELLING.has(state)) ? null : payer;
}

/** What was really paid for the fee. */
async function feePaid(db: Connection, order: OrderRow): Promise<number> {
  if (order.shippingFee === 0 || (await isShippingFree(db, order.id))) return 0;
  return Math.min(order.shippingFee, order.finalAmount);
}
