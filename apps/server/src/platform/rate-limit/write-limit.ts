import type { FailureName } from '@mall/contract';
import type { Transaction } from '../../db/database';
import { MallError } from '../../kernel/error';
import type { Viewer } from '../../kernel/viewer';
import { limiterWithin } from './limiter';

/** How much of one kind a member may write. */
export interface WriteLimit {
  /** Name of the counted action; unique among all limits. */
  readonly name: string;
  readonly seconds: number;
  readonly most: number;
  /** The same for accounts younger than a day: most spam comes from new accounts. */
  readonly mostOfNewcomers: number;
  /** The refusal, whose message says when to try again. */
  readonly failure: FailureName;
}

/** Colleagues write more than members do; a stolen session of one must not write without an end. */
const OF_STAFF = 3;

/**
 * Counts an action of a member. The count is a part of the transaction, so a refused action, and one
 * repeated with its idempotency key, does not count. Who writes with the shop's badge has three times as much.
 *
 * @throws {MallError} the limit's failure, with the seconds until a retry can succeed
 */
export async function countWrite(
  tx: Transaction,
  { name, seconds, most, mostOfNewcomers, failure }: WriteLimit,
  viewer: Pick<Viewer, 'id' | 'role' | 'isNewcomer'>,
): Promise<void> {
  const mostOfMember = viewer.isNewcomer ? mostOfNewcomers : most;
  const limit = { name, seconds, most: viewer.role === 'staff' ? most * OF_STAFF : mostOfMember };
  const wait = await limiterWithin(tx).take(limit, viewer.id);
  if (wait > 0) throw new MallError(failure, [{ seconds: Math.ceil(wait / 1000) }]);
}
