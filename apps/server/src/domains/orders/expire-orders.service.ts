import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import { transaction } from '../../db/transaction';
import { MallError } from '../../kernel/error';
import { advanceOrder } from './advance-order.service';
import type { Actor } from './move-order.service';
import { findOverdue } from './orders.repo';
import { lockOrder } from './payable-orders.service';

/** Orders are closed in small batches, so that no transaction blocks others for long. */
const BATCH = 50;
/** After this time past its expiry, an order is closed even if the gateway cannot be queried. */
const MAX_DELAY_MS = 60 * 60_000;

/** Queries the gateway about an order's payment attempts and applies its answer; false when that failed. */
export type QueryPayments = (orderId: number) => Promise<boolean>;

/**
 * Closes an unpaid order and returns its items to stock.
 *
 * @throws {MallError} orderMoveRefused, when it was paid or closed in the meantime
 */
export async function closeUnpaid(
  db: Database,
  orderId: number,
  to: 'cancelled' | 'expired',
  actor: Actor,
): Promise<void> {
  await transaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order.state !== 'pending') throw new MallError('orderMoveRefused');
    await advanceOrder(tx, order, to, { actor });
  });
}

/**
 * Closes every unpaid order that has expired. The gateway is queried first: this finds a payment whose
 * callback was lost.
 *
 * @returns the number of closed orders.
 */
export async function expireUnpaid(
  db: Database,
  query: QueryPayments,
  log: FastifyBaseLogger,
  now: Date,
): Promise<number> {
  let closed = 0;
  for (let after = 0; ;) {
    const overdue = await findOverdue(db, now, BATCH, after);
    for (const { id, expiresAt } of overdue) {
      const waited = now.getTime() - (expiresAt?.getTime() ?? 0);
      if ((await query(id)) || waited >= MAX_DELAY_MS) closed += await expireOne(db, id, log);
      after = id;
    }
    if (overdue.length < BATCH) return closed;
  }
}

/** @returns 0 when it failed, or another server or the gateway changed the order first. */
async function expireOne(db: Database, id: number, log: FastifyBaseLogger): Promise<0 | 1> {
  try {
    await closeUnpaid(db, id, 'expired', 'clock');
    return 1;
  } catch (error) {
    const overtaken = error instanceof MallError && error.failure === 'orderMoveRefused';
    if (!overtaken) log.error({ err: error, order: id }, 'An overdue order could not be closed');
    return 0;
  }
}
