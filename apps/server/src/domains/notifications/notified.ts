import { afterCommit } from '../../db/after-commit';
import type { Database, Transaction } from '../../db/database';

type Listener = (memberId: number) => void;

const listeners = new WeakMap<Database, Set<Listener>>();

/**
 * Calls the listener with each member who gets a notification, once it is committed by this process.
 *
 * @returns a function that removes the listener.
 */
export function onNotified(db: Database, listener: Listener): () => void {
  const ofDatabase = listeners.get(db) ?? new Set();
  listeners.set(db, ofDatabase.add(listener));
  return () => void ofDatabase.delete(listener);
}

/** Calls the listeners when the transaction is committed. */
export const publishNotified = (tx: Transaction, memberId: number): void =>
  afterCommit(tx, (db) => {
    for (const listener of listeners.get(db) ?? []) listener(memberId);
  });
