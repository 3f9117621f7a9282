import type { Database } from '../../db/database';
import { transaction } from '../../db/transaction';
import { MallFailure } from '../../http/failure';
import { giveBackStock } from '../checkout/stock.service';
import { moveOrder, type Actor } from './move-order.service';
import { findItems, findOverdue } from './orders.repo';

/** Closed in small portions, so that no transaction waits long for another. */
const PORTION = 50;

/**
 * Closes an order that was not paid, and gives its goods back to the shop.
 *
 * @throws {MallFailure} orderMoveRefused, when it was paid or closed in the meantime
 */
export async function closeUnpaid(
  db: Database,
  orderId: number,
  to: 'cancelled' | 'expired',
  actor: Actor,
): Promise<void> {
  await transaction(db, async (tx) => {
    await moveOrder(tx, { id: orderId, state: 'pending' }, to, { actor });
    await giveBackStock(tx, await findItems(tx, [orderId]));
  });
}

/**
 * Closes every unpaid order whose time is up.
 *
 * @param onError told of an order that could not be closed; the others are closed all the same.
 * @returns how many were closed.
 */
export async function expireUnpaid(
  db: Database,
  onError: (error: unknown) => void,
  now = new Date(),
): Promise<number> {
  let closed = 0;
  for (let before = -1; closed > before;) {
    before = closed;
    for (const id of await findOverdue(db, now, PORTION))
      closed += await expireOne(db, id, onError);
  }
  return closed;
}

/** @returns 0 when it failed, or another server or the gateway was quicker. */
async function expireOne(
  db: Database,
  id: number,
  onError: (error: unknown) => void,
): Promise<0 | 1> {
  try {
    await closeUnpaid(db, id, 'expired', 'clock');
    return 1;
  } catch (error) {
    const overtaken = error instanceof MallFailure && error.failure === 'orderMoveRefused';
    if (!overtaken) onError(error);
    return 0;
  }
}
