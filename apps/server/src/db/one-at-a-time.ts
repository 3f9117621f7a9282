import pLimit from 'p-limit';
import type { Connection } from './database';

/** Runs a query now, or once those before it are done. */
export type RunQuery = <Result>(query: () => Promise<Result>) => Promise<Result>;

/**
 * How several queries of one read are run: side by side on connections of the pool, one after the
 * other inside a transaction, which has a single one.
 *
 * @example
 * const run = queryRunner(db);
 * const [posts, total] = await Promise.all([run(() => find(db)), run(() => count(db))]);
 */
export const queryRunner = (db: Connection): RunQuery =>
  'rollback' in db ? pLimit(1) : (query) => query();
