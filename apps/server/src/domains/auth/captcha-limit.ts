import type { Database } from '../../db/database';
import type { Client } from '../../kernel/viewer';
import { keptLimiter, type Limit, takeOrRefuse } from '../../platform/rate-limit/limiter';

/** More than anybody misunderstands; whoever guesses among the words of a question needs dozens. */
const WRONG_ANSWERS: Limit = { name: 'captcha-answers', most: 10, seconds: 60 * 60 };

/**
 * Counts an answer before it is looked at, so that many at once cannot slip by.
 *
 * @throws {MallError} tooManyRequests
 */
export const countAnswer = (db: Database, { network }: Client): Promise<void> =>
  takeOrRefuse(keptLimiter(db), WRONG_ANSWERS, network);

/** Takes back what was counted: the answer is right. */
export const uncountAnswer = (db: Database, { network }: Client): Promise<void> =>
  keptLimiter(db).giveBack(WRONG_ANSWERS, network);
