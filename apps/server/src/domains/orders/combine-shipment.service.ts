import type { Connection, Transaction } from '../../db/database';
import type { Layer, ShippingSnapshot } from '../../db/schema';
import { findUnshipped, lockById } from './orders.repo';

/** States in which an order's parcel is still open. */
const stillOpen = ['paid', 'preparing'] as const;

/**
 * An order of the member that is on its way to the same place at the same temperature and has not
 * left yet: what is ordered now can travel with it.
 *
 * @returns the id of the order that paid the fee.
 */
export async function findOrderToJoin(
  db: Connection,
  memberId: number,
  layer: Layer,
  to: ShippingSnapshot,
): Promise<number | null> {
  const open = await findUnshipped(db, memberId, layer, stillOpen);
  const found = open.find(({ shipping }) => isSamePlace(shipping, to));
  return found?.id ?? null;
}

/** Holds an order that another one is to travel with; false when it has left in the meantime. */
export async function holdOrderToJoin(tx: Transaction, orderId: number): Promise<boolean> {
  const order = await lockById(tx, orderId);
  return stillOpen.some((state) => state === order?.state);
}

const isSamePlace = (one: ShippingSnapshot, other: ShippingSnapshot): boolean =>
  one.methodId === other.methodId &&
  one.address === other.address &&
  one.storeId === other.storeId &&
  one.recipient === other.recipient &&
  one.phone === other.phone;
