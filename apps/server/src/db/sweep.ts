import { lt } from 'drizzle-orm';
import type { Database } from './database';
import {
  captchas,
  idempotencyKeys,
  paymentPages,
  sessions,
  signInAttempts,
  storeMapVisits,
} from './schema';

const EVERY_MS = 15 * 60_000;

/** Deletes what has expired and tells of nothing any more. */
export async function sweep(db: Database, now = new Date()): Promise<void> {
  await db.delete(captchas).where(lt(captchas.expiresAt, now));
  await db.delete(signInAttempts).where(lt(signInAttempts.resetsAt, now));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, now));
  await db.delete(paymentPages).where(lt(paymentPages.expiresAt, now));
  await db.delete(storeMapVisits).where(lt(storeMapVisits.expiresAt, now));
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}

/**
 * Sweeps from time to time.
 *
 * @param onError told when a round fails; the next one is tried all the same.
 * @returns a function that stops it.
 */
export function startSweeping(db: Database, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => void sweep(db).catch(onError), EVERY_MS).unref();
  return () => clearInterval(timer);
}
