import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import { transaction } from '../../db/transaction';
import { advanceOrder } from './advance-order.service';
import { findArrivedBefore } from './orders.repo';
import { lockOrder } from './payable-orders.service';
import { RETURN_DAYS } from './refundable';
import { DAY_MS } from '../../kernel/time';

const BATCH = 50;

/**
 * Completes every order whose return period after arrival is over.
 *
 * @returns the number of completed orders.
 */
export async function completeArrived(
  db: Database,
  log: FastifyBaseLogger,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - RETURN_DAYS * DAY_MS);
  let completed = 0;
  for (let after = 0; ;) {
    const due = await findArrivedBefore(db, before, BATCH, after);
    for (const id of due) {
      after = id;
      try {
        await transaction(db, async (tx) => {
          const order = await lockOrder(tx, id);
          if (order.state !== 'arrived') return;
          await advanceOrder(tx, order, 'completed', { actor: 'clock' }, now);
          completed += 1;
        });
      } catch (error) {
        log.error({ err: error, order: id }, 'An order that arrived could not be completed');
      }
    }
    if (due.length < BATCH) return completed;
  }
}
