import { lt } from 'drizzle-orm';
import type { Database } from '../db/database';
import {
  captchas,
  idempotencyKeys,
  mailedLinks,
  mails,
  paymentPages,
  sessions,
  signInAttempts,
  storeMapVisits,
} from '../db/schema';

const EVERY_MS = 15 * 60_000;
/** How long it is known which mails were sent. */
const MAILS_KEPT_MS = 30 * 86_400_000;

/** Deletes what has expired and tells of nothing any more. */
export async function sweep(db: Database, now = new Date()): Promise<void> {
  await db.delete(captchas).where(lt(captchas.expiresAt, now));
  await db.delete(signInAttempts).where(lt(signInAttempts.resetsAt, now));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, now));
  await db.delete(paymentPages).where(lt(paymentPages.expiresAt, now));
  await db.delete(storeMapVisits).where(lt(storeMapVisits.expiresAt, now));
  await db.delete(mailedLinks).where(lt(mailedLinks.expiresAt, now));
  await db.delete(mails).where(lt(mails.createdAt, new Date(now.getTime() - MAILS_KEPT_MS)));
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
