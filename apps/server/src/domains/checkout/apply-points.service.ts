import type { Database } from '../../db/database';
import { transaction } from '../../db/transaction';
import { MallError } from '../../kernel/error';
import { type CartOwner, lockMemberCart } from '../cart';
import { choosePoints } from '../points';
import { loadCheckout } from './checkout-data.repo';
import { quoteOf } from './quote';

/**
 * Sets how many points to spend on a cart when it is paid; 0 spends none. Points that do not make a
 * whole dollar stay with the member.
 *
 * @throws {MallError} layerOff; pointsShort, when the member has fewer, or the items cost
 * less
 */
export const applyPoints = (db: Database, owner: CartOwner, points: number) =>
  transaction(db, async (tx) => {
    await lockMemberCart(tx, owner.memberId);
    const data = await loadCheckout(tx, owner);
    const { points: limits } = quoteOf(data);
    if (points > limits.most) {
      throw new MallError('pointsShort', [limits.balance, limits.most]);
    }
    await choosePoints(tx, owner.memberId, owner.layer, points);
    const { totals } = quoteOf({ ...data, points: { ...data.points, wanted: points } });
    return { points: totals.points_used, totals };
  });
