import type { Database } from '../../db/database';
import { MallFailure } from '../../kernel/error';
import { countAttempt, forgetAttempts } from './sign-in-limit.repo';

const WINDOW_MINUTES = 15;
/** A forgetful person needs a few, a guesser needs millions. */
const TRIES_PER_ACCOUNT = 10;
/** A whole office may sign in from one address. */
const TRIES_PER_ADDRESS = 60;
/** Nobody needs more letters than this in a quarter of an hour; a mailbox can be flooded with them. */
const LETTERS_PER_MAILBOX = 8;
const LETTERS_PER_ADDRESS = 30;

const accountSubject = (account: string) => `account:${account.toLowerCase()}`;

/**
 * Counts a try to sign in, before the password is looked at, so that many at once cannot slip by.
 *
 * @throws {MallFailure} signInBlocked, with the minutes until it is worth trying again
 */
export async function countSignIn(db: Database, account: string, network: string): Promise<void> {
  await countTry(db, `address:${network}`, TRIES_PER_ADDRESS);
  await countTry(db, accountSubject(account), TRIES_PER_ACCOUNT);
}

/** Forgets an account's failed tries, once its owner is in. */
export const forgiveAccount = (db: Database, account: string): Promise<void> =>
  forgetAttempts(db, accountSubject(account));

/** Counts a try to come in by a provider, whose accounts only the provider knows. */
export const countSocialSignIn = (db: Database, network: string): Promise<void> =>
  countTry(db, `address:${network}`, TRIES_PER_ADDRESS);

/**
 * Counts a guess at the password of who is signed in already.
 *
 * @throws {MallFailure} signInBlocked
 */
export const countPasswordCheck = (db: Database, memberId: number): Promise<void> =>
  countTry(db, `member:${memberId}`, TRIES_PER_ACCOUNT);

/**
 * Counts a letter that somebody asks for, the same whether there is an account.
 *
 * @throws {MallFailure} tooManyRequests, with the seconds until it is worth trying again
 */
export async function countLetter(db: Database, mailbox: string, network: string): Promise<void> {
  for (const wait of [
    await waitFor(db, `letters-from:${network}`, LETTERS_PER_ADDRESS),
    await waitFor(db, `letters-to:${mailbox.toLowerCase()}`, LETTERS_PER_MAILBOX),
  ]) {
    if (wait > 0) throw new MallFailure('tooManyRequests', [Math.max(1, Math.ceil(wait / 1000))]);
  }
}

async function countTry(db: Database, subject: string, limit: number): Promise<void> {
  const wait = await waitFor(db, subject, limit);
  if (wait > 0) throw new MallFailure('signInBlocked', [Math.max(1, Math.ceil(wait / 60_000))]);
}

/** Counts a try, and tells for how many milliseconds it is one too many; 0: it is not. */
async function waitFor(db: Database, subject: string, limit: number): Promise<number> {
  const now = new Date();
  const resetsAt = new Date(now.getTime() + WINDOW_MINUTES * 60_000);
  const attempt = await countAttempt(db, subject, now, resetsAt);
  if (!attempt || attempt.count <= limit) return 0;
  return Math.max(1, attempt.resetsAt.getTime() - now.getTime());
}
