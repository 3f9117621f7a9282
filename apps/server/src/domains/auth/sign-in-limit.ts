import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { signInAttempts } from '../../db/schema';
import { MallFailure } from '../../http/failure';

const WINDOW_MINUTES = 15;
/** A forgetful person needs a few, a guesser needs millions. */
const TRIES_PER_ACCOUNT = 10;
/** A whole office may sign in from one address. */
const TRIES_PER_ADDRESS = 60;

const accountSubject = (account: string) => `account:${account.toLowerCase()}`;

/**
 * Counts a try to sign in, before the password is looked at, so that many at once cannot slip by.
 *
 * @throws {MallFailure} signInBlocked, with the minutes until it is worth trying again
 */
export async function countSignIn(db: Database, account: string, address: string): Promise<void> {
  await countTry(db, `address:${address}`, TRIES_PER_ADDRESS);
  await countTry(db, accountSubject(account), TRIES_PER_ACCOUNT);
}

/** Forgets an account's failed tries, once its owner is in. */
export async function forgiveAccount(db: Database, account: string): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.subject, accountSubject(account)));
}

async function countTry(db: Database, subject: string, limit: number): Promise<void> {
  const now = new Date();
  const resetsAt = new Date(now.getTime() + WINDOW_MINUTES * 60_000);
  const isOver = sql`${signInAttempts.resetsAt} <= ${now.toISOString()}::timestamptz`;
  const [attempt] = await db
    .insert(signInAttempts)
    .values({ subject, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: signInAttempts.subject,
      set: {
        count: sql`case when ${isOver} then 1 else ${signInAttempts.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${signInAttempts.resetsAt} end`,
      },
    })
    .returning();
  if (attempt && attempt.count > limit) {
    const wait = attempt.resetsAt.getTime() - now.getTime();
    throw new MallFailure('signInBlocked', [Math.max(1, Math.ceil(wait / 60_000))]);
  }
}
