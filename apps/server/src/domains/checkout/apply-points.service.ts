import type { Database } from '../../db/database';
import { transaction } from '../../db/transaction';
import { MallFailure } from '../../kernel/error';
import { type CartOwner, lockMemberCart } from '../cart';
import { choosePoints } from '../points';
import { readQuote } from './read-quote.service';

/**
 * Spends so many points on a cart, once it is paid for; 0 spends none. Points that make no whole
 * dollar are left with the member.
 *
 * @throws {MallFailure} cartLayerWrong; pointsShort, when the member has not as many, or the goods cost less
 */
export const applyPoints = (db: Database, owner: CartOwner, points: number) =>
  transaction(db, async (tx) => {
    await lockMemberCart(tx, owner.memberId);
    const { points: limits } = await readQuote(tx, owner);
    if (points > limits.most) {
      throw new MallFailure('pointsShort', [limits.balance, limits.most]);
    }
    await choosePoints(tx, owner.memberId, owner.layer, points);
    const { totals } = await readQuote(tx, owner);
    return { points: totals.points_used, totals };
  });
