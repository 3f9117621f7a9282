import type { Database } from '../../db/database';
import { MallError } from '../../kernel/error';
import { type Limit, persistentLimiter, takeOrRefuse } from '../../platform/rate-limit/limiter';

const QUARTER = 15 * 60;
const DAY = 24 * 60 * 60;

/** Wrong passwords from one known device, or at one account from one network. */
export const GUESSES: Limit = { name: 'desk-guesser', most: 10, seconds: QUARTER };
/** Wrong passwords from the unknown devices of one network, which an office may share. */
export const GUESSES_OF_NETWORK: Limit = { name: 'desk-network', most: 60, seconds: QUARTER };
/** Wrong codes in one session. */
export const CODES: Limit = { name: 'desk-codes', most: 10, seconds: QUARTER };
/**
 * Wrong codes of a colleague on unknown devices, in sessions that were never open: who knows the password can start
 * as many sessions as they like.
 */
export const CODES_OF_STRANGERS: Limit = { name: 'desk-codes-unknown', most: 30, seconds: DAY };
/** Wrong passwords with one invitation. */
export const GUESSES_OF_INVITATION: Limit = {
  name: 'desk-invitation',
  most: 10,
  seconds: QUARTER,
};

/** Invitations to one mailbox; strangers' requests for mails to it do not count. */
const INVITATIONS_TO: Limit = { name: 'desk-invites-to', most: 8, seconds: DAY };
const INVITATIONS_BY: Limit = { name: 'desk-invites-by', most: 30, seconds: QUARTER };

/**
 * Counts an invitation.
 *
 * @throws {MallError} tooManyRequests, with the seconds until a retry is allowed
 */
export async function countInvitation(
  db: Database,
  inviterId: number,
  email: string,
): Promise<void> {
  const limiter = persistentLimiter(db);
  await takeOrRefuse(limiter, INVITATIONS_BY, inviterId);
  await takeOrRefuse(limiter, INVITATIONS_TO, email.toLowerCase());
}

/** A limit, and the subject that it counts. */
export type Counted = readonly [limit: Limit, subject: string];

/**
 * Counts a try while it is checked, so that simultaneous tries cannot pass a limit together. A right one is not
 * counted.
 *
 * @param check throws when the try is wrong.
 * @throws {MallError} signInBlocked, with the minutes until a retry is allowed; the errors of `check`
 */
export async function countWrong<Result>(
  db: Database,
  counted: readonly Counted[],
  check: () => Promise<Result>,
): Promise<Result> {
  const limiter = persistentLimiter(db);
  for (const [limit, subject] of counted) {
    const wait = await limiter.take(limit, subject);
    if (wait > 0) throw new MallError('signInBlocked', [Math.max(1, Math.ceil(wait / 60_000))]);
  }
  const result = await check();
  for (const [limit, subject] of counted) await limiter.uncount(limit, subject);
  return result;
}
