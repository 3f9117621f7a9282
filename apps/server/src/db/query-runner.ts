import pLimit from 'p-limit';
import type { Connection } from './database';

/** Runs a query now, or when the previous queries are done. */
export type RunQuery = <Result>(query: () => Promise<Result>) => Promise<Result>;

/**
 * Returns how to run several queries of one read: in parallel on the connection pool, or in sequence
 * inside a transaction, which has one connection.
 *
 * @example
 * const run = queryRunner(db);
 * const [posts, total] = await Promise.all([run(() => find(db)), run(() => count(db))]);
 */
export const queryRunner = (db: Connection): RunQuery =>
  'isTransaction' in db ? pLimit(1) : (query) => query();
