import type { Database } from '../../db/database';
import { persistentLimiter, type Limit, takeOrRefuse } from '../../platform/rate-limit/limiter';

/** More than anyone mistypes; an attacker needs thousands. */
const WRONG_CODES: Limit = { name: 'coupon-codes', most: 20, seconds: 60 * 60 };

/**
 * Counts a code before it is looked up, so that concurrent requests cannot bypass the limit.
 *
 * @throws {MallError} tooManyRequests
 */
export const countCode = (db: Database, memberId: number): Promise<void> =>
  takeOrRefuse(persistentLimiter(db), WRONG_CODES, memberId);

/** Takes the count of a code back, because it exists. */
export const uncountCode = (db: Database, memberId: number): Promise<void> =>
  persistentLimiter(db).uncount(WRONG_CODES, String(memberId));
