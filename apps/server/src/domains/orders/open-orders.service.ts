import type { Connection } from '../../db/database';
import { countOthers } from './open-orders.repo';

/** Nothing more has to be paid, shipped or given back. */
const DONE = ['completed', 'cancelled', 'expired', 'refunded'] as const;

/** Whether a member has orders under way. */
export const hasOpenOrders = async (db: Connection, memberId: number): Promise<boolean> =>
  (await countOthers(db, memberId, DONE)) > 0;
