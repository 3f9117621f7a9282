import type { Connection } from '../../db/database';
import { countOthers } from './open-orders.repo';

/** Nothing remains to be paid, shipped or refunded. */
const DONE = ['completed', 'cancelled', 'expired', 'refunded'] as const;

/** Whether a member has orders in progress. */
export const hasOpenOrders = async (db: Connection, memberId: number): Promise<boolean> =>
  (await countOthers(db, memberId, DONE)) > 0;
