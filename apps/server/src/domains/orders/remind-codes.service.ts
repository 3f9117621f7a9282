import type { Database } from '../../db/database';
import { transaction } from '../../db/transaction';
import { taipeiTime } from '../../kernel/time';
import { notify } from '../notifications';
import { claimExpiring } from '../payments';
import { codeExpiring } from './orders.notifications';
import { findAnyById } from './any-order.repo';

const BATCH = 50;

/**
 * Reminds members of payment codes that expire soon, once each. Several codes of one order cause
 * one reminder, until it is read.
 *
 * @returns the number of handled codes.
 */
export async function remindOfCodes(db: Database, now: Date): Promise<number> {
  for (let handled = 0; ;) {
    const claimed = await transaction(db, async (tx) => {
      const attempts = await claimExpiring(tx, now, BATCH);
      for (const { orderId, amount, expiresAt } of attempts) {
        const order = await findAnyById(tx, orderId);
        // A code whose amount is no longer the order's cannot pay it.
        if (order?.state !== 'pending' || order.finalAmount !== amount || !expiresAt) continue;
        const due = { amount, until: taipeiTime(expiresAt) };
        await notify(tx, order.memberId, codeExpiring(order, due));
      }
      return attempts.length;
    });
    handled += claimed;
    if (claimed < BATCH) return handled;
  }
}
