import type { Database } from '../../db/database';
import { MallError, tooManyRequests } from '../../kernel/error';
import { persistentLimiter, type Limit, takeOrRefuse } from '../../platform/rate-limit/limiter';

const QUARTER = 15 * 60;
/** A member who forgot the password needs a few tries, an attacker millions. */
const OF_ONE_GUESSER: Limit = { name: 'guesser', most: 10, seconds: QUARTER };
const OF_A_MEMBER: Limit = { name: 'member', most: 10, seconds: QUARTER };
/** A whole office may share one IP address. */
const FROM_AN_ADDRESS: Limit = { name: 'address', most: 60, seconds: QUARTER };
const BY_A_PROVIDER: Limit = { name: 'provider', most: 60, seconds: QUARTER };
/** All guesses at one account from unknown devices, from any IP address. */
const AT_AN_ACCOUNT: Limit = { name: 'account', most: 100, seconds: 24 * 60 * 60 };
/** Beyond that limit, guesses are slowed down to this rate instead of locking the account. */
const AFTERWARDS: Limit = { name: 'slow', most: 1, seconds: 5 * 60 };
/** Nobody needs more mails in a day; without a limit, a mailbox could be flooded. */
const EMAILS_TO_A_MAILBOX: Limit = { name: 'letters-to', most: 8, seconds: 24 * 60 * 60 };
/** Beyond that limit, one mail an hour: the lifetime of the shortest link. */
const EMAILS_AFTERWARDS: Limit = { name: 'letters-slow', most: 1, seconds: 60 * 60 };
const EMAILS_FROM_AN_ADDRESS: Limit = { name: 'letters-from', most: 30, seconds: QUARTER };

/** An attempt to sign in by password. */
export interface SignInAttempt {
  readonly account: string;
  readonly network: string;
  /** The known device that it comes from, or null. */
  readonly device: string | null;
}

const ofGuesser = ({ account, network, device }: SignInAttempt) =>
  device === null ? `account:${named(account)}@${network}` : `device:${device}`;
const named = (account: string) => account.toLowerCase();

/**
 * Counts a sign-in by password, before anything in it is checked.
 *
 * @throws {MallError} signInBlocked, with the minutes until a retry is allowed
 */
export const countSignIn = (db: Database, network: string): Promise<void> =>
  countOne(db, FROM_AN_ADDRESS, network);

/** Counts a sign-in through a provider; it has no account name to count by. */
export const countSocialSignIn = (db: Database, network: string): Promise<void> =>
  countOne(db, BY_A_PROVIDER, network);

/**
 * Counts a guess before the password is checked, so that concurrent guesses cannot bypass the limit. Guesses
 * by others never lock a member out: known devices are not affected, unknown ones are only slowed down.
 *
 * @throws {MallError} signInBlocked, with the minutes until a retry is allowed
 */
export async function countAttempt(db: Database, guess: SignInAttempt): Promise<void> {
  await countOne(db, OF_ONE_GUESSER, ofGuesser(guess));
  if (guess.device !== null) return;
  const account = named(guess.account);
  const wait = await persistentLimiter(db).take(AT_AN_ACCOUNT, account);
  if (wait > 0) await countOne(db, AFTERWARDS, account);
}

/** Uncounts an attempt, because the password was correct. */
export async function forgetAttempt(db: Database, guess: SignInAttempt): Promise<void> {
  const limiter = persistentLimiter(db);
  await limiter.reset(OF_ONE_GUESSER, ofGuesser(guess));
  if (guess.device === null) await limiter.uncount(AT_AN_ACCOUNT, named(guess.account));
}

/** Resets the count of guesses at an account, because its password was changed. */
export async function forgetAttemptsAt(db: Database, account: string): Promise<void> {
  const limiter = persistentLimiter(db);
  await limiter.reset(AFTERWARDS, named(account));
  await limiter.reset(AT_AN_ACCOUNT, named(account));
  await limiter.resetPrefix(OF_ONE_GUESSER, `account:${named(account)}@`);
}

/**
 * Counts a password check of a member who is already signed in.
 *
 * @throws {MallError} signInBlocked
 */
export const countPasswordCheck = (db: Database, memberId: number): Promise<void> =>
  countOne(db, OF_A_MEMBER, memberId);

/**
 * Counts a request for a mail, the same whether the account exists or not.
 *
 * @throws {MallError} tooManyRequests, with the seconds until a retry is allowed
 */
export async function countMail(db: Database, mailbox: string, network: string): Promise<void> {
  const wait = await takeMail(db, mailbox, network);
  if (wait > 0) throw tooManyRequests(wait);
}

/**
 * Counts a request for a link to a mailbox, the same whether the account exists or not. Requests by strangers never
 * keep a link from the owner: beyond the limit, a link is mailed only while none is valid there.
 *
 * @returns whether the link may be mailed although an earlier one is still valid.
 * @throws {MallError} tooManyRequests, when the caller's network has requested too many mails
 */
export const countLinkMail = async (
  db: Database,
  mailbox: string,
  network: string,
): Promise<boolean> => (await takeMail(db, mailbox, network)) === 0;

/** @returns 0, or the milliseconds until another mail may be sent to the mailbox. */
async function takeMail(db: Database, mailbox: string, network: string): Promise<number> {
  const limiter = persistentLimiter(db);
  await takeOrRefuse(limiter, EMAILS_FROM_AN_ADDRESS, network);
  const subject = mailbox.toLowerCase();
  const isBeyond = (await limiter.take(EMAILS_TO_A_MAILBOX, subject)) > 0;
  return isBeyond ? limiter.take(EMAILS_AFTERWARDS, subject) : 0;
}

async function countOne(db: Database, limit: Limit, subject: string | number): Promise<void> {
  const wait = await persistentLimiter(db).take(limit, subject);
  if (wait > 0) throw new MallError('signInBlocked', [Math.max(1, Math.ceil(wait / 60_000))]);
}
