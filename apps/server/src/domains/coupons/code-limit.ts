import type { Database } from '../../db/database';
import { keptLimiter, type Limit, takeOrRefuse } from '../../platform/rate-limit/limiter';

/** More than anybody mistypes; a guesser needs thousands. */
const WRONG_CODES: Limit = { name: 'coupon-codes', most: 20, seconds: 60 * 60 };

/**
 * Counts a code before it is looked up, so that many at once cannot slip by.
 *
 * @throws {MallError} tooManyRequests
 */
export const countCode = (db: Database, memberId: number): Promise<void> =>
  takeOrRefuse(keptLimiter(db), WRONG_CODES, memberId);

/** Takes back what was counted: there is such a code. */
export const uncountCode = (db: Database, memberId: number): Promise<void> =>
  keptLimiter(db).giveBack(WRONG_CODES, String(memberId));
