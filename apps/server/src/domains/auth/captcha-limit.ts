import type { Database } from '../../db/database';
import type { Client } from '../../kernel/viewer';
import { persistentLimiter, type Limit, takeOrRefuse } from '../../platform/rate-limit/limiter';

/**
 * More than anyone needs for misunderstandings; guessing among the words of a question takes
 * dozens.
 */
const WRONG_ANSWERS: Limit = { name: 'captcha-answers', most: 10, seconds: 60 * 60 };

/**
 * Counts an answer before it is checked, so that concurrent answers cannot bypass the limit.
 *
 * @throws {MallError} tooManyRequests
 */
export const countAnswer = (db: Database, { network }: Client): Promise<void> =>
  takeOrRefuse(persistentLimiter(db), WRONG_ANSWERS, network);

/** Takes the count back, because the answer is right. */
export const uncountAnswer = (db: Database, { network }: Client): Promise<void> =>
  persistentLimiter(db).uncount(WRONG_ANSWERS, network);
