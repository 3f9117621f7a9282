import type { Connection, Transaction } from '../../db/database';
import type { ShippingSnapshot } from '../../db/schema';
import { lockById } from './any-order.repo';
import { findUnshipped, type OrderRow, UNSHIPPED, type UnshippedRow } from './orders.repo';

/** Where a parcel goes; null: the destination is not known. */
type Destination = { readonly snapshot: ShippingSnapshot } | null | undefined;

/**
 * Finds the order that a parcel can be shipped with, without another fee: an order of the same member that
 * has not been shipped, at the same temperature, to the same place and recipient by the same method. Only if
 * the shop combines shipments (`merge_order`) and the destination is known.
 *
 * @returns the id of the order that paid the fee.
 */
export const findCombinable = async (
  db: Connection,
  owner: Pick<OrderRow, 'memberId' | 'layer'>,
  plan: Destination,
): Promise<number | null> => (plan ? combinableOf(await findUnshipped(db, owner), plan) : null);

/** The same among the orders that `unshippedRows` read. */
export const combinableOf = (
  unshipped: readonly UnshippedRow[],
  plan: Destination,
): number | null =>
  (plan && unshipped.find(({ shipping }) => isSamePlace(shipping, plan.snapshot))?.id) ?? null;

/** Locks the order that another one is to be shipped with; false when it has been shipped in the meantime. */
export async function lockCombined(tx: Transaction, orderId: number): Promise<boolean> {
  const order = await lockById(tx, orderId);
  return UNSHIPPED.some((state) => state === order?.state);
}

const isSamePlace = (one: ShippingSnapshot, other: ShippingSnapshot): boolean =>
  one.methodId === other.methodId &&
  one.address === other.address &&
  one.storeId === other.storeId &&
  one.recipient === other.recipient &&
  one.phone === other.phone;
