import type { Database, Transaction } from './database';

type Effect = (db: Database) => void;

/** Of the transactions that run: one after the other, those of a connection are the same object. */
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

/** Takes the effects of a transaction that has ended, so that the next one on its connection has none of them. */
export function takeEffects(tx: Transaction): readonly Effect[] {
  const taken = effects.get(tx) ?? [];
  effects.delete(tx);
  return taken;
}
