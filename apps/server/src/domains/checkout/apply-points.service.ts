import type { Database } from '../../db/database';
import { transaction } from '../../db/transaction';
import { MallError } from '../../kernel/error';
import { type CartOwner, lockMemberCart } from '../cart';
import { choosePoints } from '../points';
import { loadQuote } from './load-quote.service';

/**
 * Spends so many points on a cart, once it is paid for; 0 spends none. Points that make no whole
 * dollar are left with the member.
 *
 * @throws {MallError} cartLayerWrong; pointsShort, when the member has not as many, or the goods cost less
 */
export const applyPoints = (db: Database, owner: CartOwner, points: number) =>
  transaction(db, async (tx) => {
    await lockMemberCart(tx, owner.memberId);
    const { points: limits } = await loadQuote(tx, owner);
    if (points > limits.most) {
      throw new MallError('pointsShort', [limits.balance, limits.most]);
    }
    await choosePoints(tx, owner.memberId, owner.layer, points);
    const { totals } = await loadQuote(tx, owner);
    return { points: totals.points_used, totals };
  });
