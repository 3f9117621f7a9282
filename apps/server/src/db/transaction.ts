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
 * Runs `work` in one transaction: all of it happens, or nothing. When PostgreSQL breaks a deadlock
 * or a serialization conflict at our cost, `work` runs again from the start, so it must do nothing
 * that a rollback does not undo.
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
      // Waiting a different time each keeps the same two from meeting again.
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}
