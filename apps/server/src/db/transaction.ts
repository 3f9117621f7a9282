import { setTimeout as sleep } from 'node:timers/promises';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import { databaseOver, type Database, type Transaction } from './database';
import { sqlState, sqlStateOf } from './errors';
import { isDatabaseUnavailable } from './unavailable';

const ATTEMPTS = 8;
const isRetryable = new Set<string | undefined>([
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
      return await runOnce(db, work, config);
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable.has(sqlStateOf(error))) throw error;
      // A random delay keeps the same two transactions from colliding again.
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}

/**
 * drizzle's own `transaction` on a pool never returns a connection that is lost before its `begin`:
 * after as many losses as there are connections, every call would wait for ever.
 */
async function runOnce<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
  config: PgTransactionConfig | undefined,
): Promise<Result> {
  const client: PoolClient = await db.$client.connect();
  let isBroken = false;
  try {
    return await databaseOver(client).transaction(work, config);
  } catch (error) {
    // Closes the connection: it may be lost, or still busy with a query that has timed out.
    isBroken = isDatabaseUnavailable(error);
    throw error;
  } finally {
    client.release(isBroken);
  }
}
