import type { Connection, Transaction } from '../../db/database';
import type { Layer } from '../../db/schema';
import {
  countUse,
  findKindsOf,
  saveChosen,
  releaseTickets,
  uncountUse,
  useTicket,
  type TicketRow,
} from './coupons.repo';

export type { TicketRow } from './coupons.repo';

/** Removes every ticket from a cart. */
export const unchooseTickets = (tx: Transaction, memberId: number, layer: Layer): Promise<void> =>
  saveChosen(tx, memberId, layer, []);

/** Uses tickets for an order. @returns false when one of them was used before, or its coupon is used up. */
export async function useTickets(
  tx: Transaction,
  tickets: readonly TicketRow[],
  orderId: number,
  now: Date,
): Promise<boolean> {
  const inOrder = tickets.toSorted((one, other) => one.couponId - other.couponId);
  for (const { id, couponId } of inOrder) {
    if (!(await countUse(tx, couponId))) return false;
    if (!(await useTicket(tx, id, orderId, now))) return false;
  }
  return true;
}

/** Makes the tickets of a closed or refunded order usable again. */
export async function returnTickets(tx: Transaction, orderId: number): Promise<void> {
  for (const couponId of await releaseTickets(tx, orderId)) await uncountUse(tx, couponId);
}

/** Whether a coupon paid an order's shipping fee. */
export const isShippingFree = async (db: Connection, orderId: number): Promise<boolean> =>
  (await findKindsOf(db, orderId)).includes('shipping');
