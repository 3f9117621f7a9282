import type { Database, Transaction } from './database';

type Effect = (db: Database) => void;

const effects = new WeakMap<Transaction, Effect[]>();

/**
 * Runs an effect once the transaction is committed, and never if it is rolled back. A process that is killed right
 * after its commit loses the effect: use it only for what may be lost, such as an event to open pages.
 *
 * @example
 * afterCommit(tx, (db) => publish(db, memberId));
 */
export function afterCommit(tx: Transaction, effect: Effect): void {
  effects.set(tx, [...(effects.get(tx) ?? []), effect]);
}

/** Runs the effects of a transaction that is now committed. */
export function runEffects(tx: Transaction, db: Database): void {
  for (const effect of effects.get(tx) ?? []) effect(db);
}
