import { createTurns, type InTurn } from '../kernel/concurrency';
import type { Connection } from './database';

/**
 * How several queries of one read are run: side by side on connections of the pool, one after the
 * other inside a transaction, which has a single one.
 *
 * @example
 * const inTurn = turnsOf(db);
 * const [posts, total] = await Promise.all([inTurn(() => find(db)), inTurn(() => count(db))]);
 */
export const turnsOf = (db: Connection): InTurn =>
  'rollback' in db ? createTurns(1) : (query) => query();
