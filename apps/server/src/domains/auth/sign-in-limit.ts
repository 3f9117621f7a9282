import type { Database } from '../../db/database';
import { MallFailure } from '../../http/failure';
import { countAttempt, forgetAttempts } from './sign-in-limit.repo';

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
export const forgiveAccount = (db: Database, account: string): Promise<void> =>
  forgetAttempts(db, accountSubject(account));

async function countTry(db: Database, subject: string, limit: number): Promise<void> {
  const now = new Date();
  const resetsAt = new Date(now.getTime() + WINDOW_MINUTES * 60_000);
  const attempt = await countAttempt(db, subject, now, resetsAt);
  if (attempt && attempt.count > limit) {
    const wait = attempt.resetsAt.getTime() - now.getTime();
    throw new MallFailure('signInBlocked', [Math.max(1, Math.ceil(wait / 60_000))]);
  }
}
