import type { Database } from '../../db/database';
import { MallError } from '../../kernel/error';
import { keptLimiter, type Limit, takeOrRefuse } from '../../platform/rate-limit/limiter';

const QUARTER = 15 * 60;
/** A forgetful person needs a few, a guesser needs millions. */
const OF_ONE_GUESSER: Limit = { name: 'guesser', most: 10, seconds: QUARTER };
const OF_A_MEMBER: Limit = { name: 'member', most: 10, seconds: QUARTER };
/** A whole office may sign in from one address. */
const FROM_AN_ADDRESS: Limit = { name: 'address', most: 60, seconds: QUARTER };
const BY_A_PROVIDER: Limit = { name: 'provider', most: 60, seconds: QUARTER };
/** All guesses at one account from devices it does not know, wherever they come from. */
const AT_AN_ACCOUNT: Limit = { name: 'account', most: 100, seconds: 24 * 60 * 60 };
/** Once there were as many, guessing goes on as slowly as this: it is not locked. */
const AFTERWARDS: Limit = { name: 'slow', most: 1, seconds: 5 * 60 };
/** Nobody needs more letters than this in a quarter of an hour; a mailbox can be flooded with them. */
const LETTERS_TO_A_MAILBOX: Limit = { name: 'letters-to', most: 8, seconds: QUARTER };
const LETTERS_FROM_AN_ADDRESS: Limit = { name: 'letters-from', most: 30, seconds: QUARTER };

/** A guess at a password: at whose, and from where. */
export interface SignInAttempt {
  readonly account: string;
  readonly network: string;
  /** The known device that it comes from, if it is one. */
  readonly device: string | null;
}

const ofGuesser = ({ account, network, device }: SignInAttempt) =>
  device === null ? `account:${named(account)}@${network}` : `device:${device}`;
const named = (account: string) => account.toLowerCase();

/**
 * Counts a try to come in by a password, before anything of it is looked at.
 *
 * @throws {MallError} signInBlocked, with the minutes until it is worth trying again
 */
export const countSignIn = (db: Database, network: string): Promise<void> =>
  countTry(db, FROM_AN_ADDRESS, network);

/** Counts a try to come in by a provider, whose accounts only the provider knows. */
export const countSocialSignIn = (db: Database, network: string): Promise<void> =>
  countTry(db, BY_A_PROVIDER, network);

/**
 * Counts a guess before the password is looked at, so that many at once cannot slip by. Nobody is
 * kept out by what others guess: not a known device, and an unknown one only until its turn comes.
 *
 * @throws {MallError} signInBlocked, with the minutes until it is worth trying again
 */
export async function countAttempt(db: Database, guess: SignInAttempt): Promise<void> {
  await countTry(db, OF_ONE_GUESSER, ofGuesser(guess));
  if (guess.device !== null) return;
  const account = named(guess.account);
  const wait = await keptLimiter(db).take(AT_AN_ACCOUNT, account);
  if (wait > 0) await countTry(db, AFTERWARDS, account);
}

/** Takes back what was counted, because it was no guess: the password was right. */
export async function forgetAttempt(db: Database, guess: SignInAttempt): Promise<void> {
  const limiter = keptLimiter(db);
  await limiter.forget(OF_ONE_GUESSER, ofGuesser(guess));
  if (guess.device === null) await limiter.giveBack(AT_AN_ACCOUNT, named(guess.account));
}

/** Forgets all guesses at an account: it has a new password. */
export async function forgetAttemptsAt(db: Database, account: string): Promise<void> {
  const limiter = keptLimiter(db);
  await limiter.forget(AFTERWARDS, named(account));
  await limiter.forget(AT_AN_ACCOUNT, named(account));
  await limiter.forgetBeginning(OF_ONE_GUESSER, `account:${named(account)}@`);
}

/**
 * Counts a guess at the password of who is signed in already.
 *
 * @throws {MallError} signInBlocked
 */
export const countPasswordCheck = (db: Database, memberId: number): Promise<void> =>
  countTry(db, OF_A_MEMBER, memberId);

/**
 * Counts a letter that somebody asks for, the same whether there is an account.
 *
 * @throws {MallError} tooManyRequests, with the seconds until it is worth trying again
 */
export async function countMail(db: Database, mailbox: string, network: string): Promise<void> {
  const limiter = keptLimiter(db);
  await takeOrRefuse(limiter, LETTERS_FROM_AN_ADDRESS, network);
  await takeOrRefuse(limiter, LETTERS_TO_A_MAILBOX, mailbox.toLowerCase());
}

async function countTry(db: Database, limit: Limit, subject: string | number): Promise<void> {
  const wait = await keptLimiter(db).take(limit, subject);
  if (wait > 0) throw new MallError('signInBlocked', [Math.max(1, Math.ceil(wait / 60_000))]);
}
