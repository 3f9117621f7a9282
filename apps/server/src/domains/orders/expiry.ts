import type { Database } from '../../db/database';
import { expireUnpaid } from './unpaid.service';

const EVERY_MS = 60_000;

/**
 * Closes overdue orders from time to time. Several servers may do so at once.
 *
 * @param onError told when something fails; it is tried again in the next round.
 * @returns a function that stops it.
 */
export function startExpiring(db: Database, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => void expireUnpaid(db, onError).catch(onError), EVERY_MS).unref();
  return () => clearInterval(timer);
}
