import type { Connection, Transaction } from '../../db/database';
import type { ShippingSnapshot } from '../../db/schema';
import type { Settings } from '../configs';
import { findUnshipped, lockById, type OrderRow } from './orders.repo';

/** States in which an order's parcel has not been shipped yet. */
const unshipped = ['paid', 'preparing'] as const;

/**
 * Finds the order that a parcel can be shipped with, without another fee: an order of the same member that
 * has not been shipped, at the same temperature, to the same place and recipient by the same method. Only if
 * the shop combines shipments (`merge_order`) and the destination is known.
 *
 * @returns the id of the order that paid the fee.
 */
export async function findCombinable(
  db: Connection,
  { memberId, layer }: Pick<OrderRow, 'memberId' | 'layer'>,
  plan: { readonly snapshot: ShippingSnapshot } | null | undefined,
  rules: Settings['order'],
): Promise<number | null> {
  if (!plan || rules.merge_order !== '1') return null;
  const open = await findUnshipped(db, memberId, layer, unshipped);
  const found = open.find(({ shipping }) => isSamePlace(shipping, plan.snapshot));
  return found?.id ?? null;
}

/** Locks the order that another one is to be shipped with; false when it has been shipped in the meantime. */
export async function lockCombined(tx: Transaction, orderId: number): Promise<boolean> {
  const order = await lockById(tx, orderId);
  return unshipped.some((state) => state === order?.state);
}

const isSamePlace = (one: ShippingSnapshot, other: ShippingSnapshot): boolean =>
  one.methodId === other.methodId &&
  one.address === other.address &&
  one.storeId === other.storeId &&
  one.recipient === other.recipient &&
  one.phone === other.phone;
