import { setTimeout as sleep } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { currentRequestId } from '../kernel/request-id';
import { takeEffects } from './after-commit';
import { transactionOver, type Database, type Transaction } from './database';
import { sqlState, sqlStateOf } from './errors';
import { DatabaseUnavailable, isDatabaseUnavailable } from './unavailable';

const ATTEMPTS = 8;
const isRetryable = new Set<string | undefined>([
  sqlState.serializationFailure,
  sqlState.deadlockDetected,
]);

/** Data has changed since it was read, so that the work has to run again. */
export class ChangedSinceRead extends Error {}

/**
 * Runs `work` in one transaction, and again from the start on a conflict, as {@link retried} does. So it
 * must not have effects that a rollback does not undo.
 *
 * @example
 * await transaction(db, async (tx) => { await spendPoints(tx, …); await unchooseTickets(tx, …); });
 */
export const transaction = <Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> => retried(() => runOnce(db, work));

/**
 * Runs `work` again when PostgreSQL aborts its statement because of a deadlock or a serialization
 * conflict, or when it throws {@link ChangedSinceRead}: for work that writes with one statement, which
 * needs no transaction around it.
 *
 * @throws {DatabaseUnavailable} when every attempt meets a conflict: the same rows are changed too often at the moment
 */
export async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const hasChanged = error instanceof ChangedSinceRead;
      if (!hasChanged && !isRetryable.has(sqlStateOf(error))) throw error;
      if (attempt === ATTEMPTS) {
        throw new DatabaseUnavailable('Each attempt met a conflict', { cause: error });
      }
      if (hasChanged) continue;
      // A random delay keeps the same two transactions from colliding again.
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}

/**
 * Replaces drizzle's own `transaction` for two reasons. On a pool that one never returns a connection
 * that is lost before its `begin`: after as many losses as there are connections, every call would wait
 * for ever. And it makes a new object for each transaction, so that no statement stays prepared on it; here
 * the transactions of a connection share one.
 */
async function runOnce<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const client: PoolClient = await db.$client.connect();
  const tx = transactionOver(client);
  let isBroken = false;
  try {
    await send(client, beginning());
    const result = await work(tx);
    await send(client, 'commit');
    for (const effect of takeEffects(tx)) effect(db);
    return result;
  } catch (error) {
    const isRolledBack = await send(client, 'rollback').then(
      () => true,
      () => false,
    );
    // Closes the connection: it may be lost, or still busy with a query that has timed out.
    isBroken = !isRolledBack || isDatabaseUnavailable(error);
    throw error;
  } finally {
    takeEffects(tx);
    client.release(isBroken);
  }
}

/**
 * Begins a transaction, and passes the request's id to PostgreSQL in the same message. It is the default of the columns
 * `request_id`, so that triggers and statements need not pass it. The id is generated here and needs no quoting.
 */
function beginning(): string {
  const requestId = currentRequestId();
  return requestId === undefined ? 'begin' : `begin; set local mall.request_id = '${requestId}'`;
}

/** Sends a command without parameters. @throws {DrizzleQueryError} as for every other query */
async function send(client: PoolClient, text: string): Promise<void> {
  try {
    await client.query(text);
  } catch (error) {
    throw new DrizzleQueryError(text, [], error instanceof Error ? error : undefined);
  }
}
