import type { Connection } from '../../db/database';
import { findConfig } from './configs.repo';

/** A dealer's default commission, percent. */
const STANDARD = 5;

/** A dealer's commission on the price of the items, percent: internal to the shop, never sent to clients. */
export async function readCommissionPercent(db: Connection): Promise<number> {
  const stored = Number(await findConfig(db, 'dealer', 'commission_percent'));
  return Number.isInteger(stored) && stored >= 0 && stored <= 100 ? stored : STANDARD;
}
