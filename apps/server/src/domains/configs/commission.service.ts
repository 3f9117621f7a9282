import type { Connection } from '../../db/database';
import { findConfig } from './configs.repo';

/** What a dealer earns while the shop has set nothing else, percent. */
const STANDARD = 5;

/** What part of the goods' price a dealer earns, percent: the shop's own affair, never on the wire. */
export async function readCommissionPercent(db: Connection): Promise<number> {
  const kept = Number(await findConfig(db, 'dealer', 'commission_percent'));
  return Number.isInteger(kept) && kept >= 0 && kept <= 100 ? kept : STANDARD;
}
