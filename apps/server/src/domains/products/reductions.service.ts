import type { Database } from '../../db/database';
import { transaction } from '../../db/transaction';
import { taipeiDay } from '../../kernel/time';
import { clearEnds, findEnded, restorePrices } from './reductions.repo';

/** Gives the products whose reduction is over their regular prices again. */
export async function endReductions(db: Database, now: Date): Promise<void> {
  const today = taipeiDay(now);
  await transaction(db, async (tx) => {
    const ids = await findEnded(tx, today);
    if (ids.length === 0) return;
    // The variants first: a checkout locks a variant before its product.
    await restorePrices(tx, ids);
    await clearEnds(tx, ids, today);
  });
}
