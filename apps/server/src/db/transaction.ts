import { setTimeout as sleep } from 'node:timers/promises';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from './database';
import { sqlState, sqlStateOf } from './errors';

const ATTEMPTS = 8;
const worthAnotherTry = new Set<string | undefined>([
  sqlState.serializationFailure,
  sqlState.deadlockDetected,
]);

/**
 * Runs `work` in one transaction. When PostgreSQL aborts it because of a deadlock or a serialization
 * conflict, `work` runs again from the start, so it must not have effects that a rollback does not
 * undo.
 *
 * @example
 * await transaction(db, async (tx) => { await takeStock(tx, …); await insertOrder(tx, …); });
 */
export async function transaction<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
  config?: PgTransactionConfig,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work, config);
    } catch (error) {
      if (attempt === ATTEMPTS || !worthAnotherTry.has(sqlStateOf(error))) throw error;
      // A random delay keeps the same two transactions from colliding again.
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}
