import type { Database } from '../../db/database';
import { MallFailure } from '../../kernel/error';
import { countAttempt, forgetAttempt, forgetAttempts, uncountAttempt } from './sign-in-limit.repo';

/** How often something may be tried, and when counting begins again. */
interface Limit {
  readonly most: number;
  readonly minutes: number;
}

/** A forgetful person needs a few, a guesser needs millions. */
const OF_ONE_GUESSER: Limit = { most: 10, minutes: 15 };
/** A whole office may sign in from one address. */
const FROM_AN_ADDRESS: Limit = { most: 60, minutes: 15 };
/** All guesses at one account from devices it does not know, wherever they come from. */
const AT_AN_ACCOUNT: Limit = { most: 100, minutes: 24 * 60 };
/** Once there were as many, guessing goes on as slowly as this: it is not locked. */
const AFTERWARDS: Limit = { most: 1, minutes: 5 };
/** Nobody needs more letters than this in a quarter of an hour; a mailbox can be flooded with them. */
const LETTERS_TO_A_MAILBOX: Limit = { most: 8, minutes: 15 };
const LETTERS_FROM_AN_ADDRESS: Limit = { most: 30, minutes: 15 };

/** A guess at a password: at whose, and from where. */
export interface Guess {
  readonly account: string;
  readonly network: string;
  /** The known device that it comes from, if it is one. */
  readonly device: string | null;
}

const ofGuesser = ({ account, network, device }: Guess) =>
  device === null ? `${accountSubject(account)}@${network}` : `device:${device}`;
const accountSubject = (account: string) => `account:${account.toLowerCase()}`;
const slowSubject = (account: string) => `slow:${account.toLowerCase()}`;

/**
 * Counts a try to come in by a password, before anything of it is looked at.
 *
 * @throws {MallFailure} signInBlocked, with the minutes until it is worth trying again
 */
export const countSignIn = (db: Database, network: string): Promise<void> =>
  countTry(db, `address:${network}`, FROM_AN_ADDRESS);

/** Counts a try to come in by a provider, whose accounts only the provider knows. */
export const countSocialSignIn = (db: Database, network: string): Promise<void> =>
  countTry(db, `provider:${network}`, FROM_AN_ADDRESS);

/**
 * Counts a guess before the password is looked at, so that many at once cannot slip by. Nobody is
 * kept out by what others guess: not a known device, and an unknown one only until its turn comes.
 *
 * @throws {MallFailure} signInBlocked, with the minutes until it is worth trying again
 */
export async function countGuess(db: Database, guess: Guess): Promise<void> {
  await countTry(db, ofGuesser(guess), OF_ONE_GUESSER);
  if (guess.device !== null) return;
  const wait = await waitFor(db, accountSubject(guess.account), AT_AN_ACCOUNT);
  if (wait > 0) await countTry(db, slowSubject(guess.account), AFTERWARDS);
}

/** Takes back what was counted, because it was no guess: the password was right. */
export async function forgiveGuess(db: Database, guess: Guess): Promise<void> {
  await forgetAttempt(db, ofGuesser(guess));
  if (guess.device === null) await uncountAttempt(db, accountSubject(guess.account));
}

/** Forgets all guesses at an account: it has a new password. */
export async function forgiveAccount(db: Database, account: string): Promise<void> {
  await forgetAttempt(db, slowSubject(account));
  await forgetAttempt(db, accountSubject(account));
  await forgetAttempts(db, `${accountSubject(account)}@`);
}

/**
 * Counts a guess at the password of who is signed in already.
 *
 * @throws {MallFailure} signInBlocked
 */
export const countPasswordCheck = (db: Database, memberId: number): Promise<void> =>
  countTry(db, `member:${memberId}`, OF_ONE_GUESSER);

/**
 * Counts a letter that somebody asks for, the same whether there is an account.
 *
 * @throws {MallFailure} tooManyRequests, with the seconds until it is worth trying again
 */
export async function countLetter(db: Database, mailbox: string, network: string): Promise<void> {
  for (const wait of [
    await waitFor(db, `letters-from:${network}`, LETTERS_FROM_AN_ADDRESS),
    await waitFor(db, `letters-to:${mailbox.toLowerCase()}`, LETTERS_TO_A_MAILBOX),
  ]) {
    if (wait > 0) throw new MallFailure('tooManyRequests', [Math.max(1, Math.ceil(wait / 1000))]);
  }
}

async function countTry(db: Database, subject: string, limit: Limit): Promise<void> {
  const wait = await waitFor(db, subject, limit);
  if (wait > 0) throw new MallFailure('signInBlocked', [Math.max(1, Math.ceil(wait / 60_000))]);
}

/** Counts a try, and tells for how many milliseconds it is one too many; 0: it is not. */
async function waitFor(db: Database, subject: string, { most, minutes }: Limit): Promise<number> {
  const now = new Date();
  const resetsAt = new Date(now.getTime() + minutes * 60_000);
  const attempt = await countAttempt(db, subject, now, resetsAt);
  if (!attempt || attempt.count <= most) return 0;
  return Math.max(1, attempt.resetsAt.getTime() - now.getTime());
}
