import type { Mall } from '../../context/context';
import type { Client } from '../../kernel/viewer';
import { persistentLimiter, type Limit } from '../../platform/rate-limit/limiter';

/** The points of a network: one for each captcha it requests, and more for each failure. */
const POINTS: Limit = { name: 'captcha-work', most: 0, seconds: 60 * 60 };
const POINTS_OF_A_FAILURE = 10;
/** The work doubles with each of these: after four wrong passwords, or forty captchas of an office. */
const POINTS_TO_DOUBLE = 40;
/** Sixteen times the work: about ten seconds on a phone. */
const MOST_DOUBLINGS = 4;

/**
 * Counts a requested captcha, and returns how many keys its solution may take. Counting requests
 * covers every use of a captcha, and captchas that a script collects before it fails.
 */
export async function countCaptcha(
  { db, config }: Pick<Mall, 'db' | 'config'>,
  { network }: Client,
): Promise<number> {
  const points = await persistentLimiter(db).add(POINTS, network);
  return config.captchaWork * 2 ** Math.min(MOST_DOUBLINGS, Math.floor(points / POINTS_TO_DOUBLE));
}

/** Counts a failure, such as a wrong password: the network's next captchas take more work. */
export async function countFailure({ db }: Pick<Mall, 'db'>, { network }: Client): Promise<void> {
  await persistentLimiter(db).add(POINTS, network, POINTS_OF_A_FAILURE);
}
