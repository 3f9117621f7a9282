import type { Transaction } from '../../db/database';
import type { OrderState } from '@mall/contract';
import { readSettings } from '../configs';
import { returnTickets } from '../coupons';
import { earnCommission, reduceCommission, revokeCommission } from '../dealers';
import { countSold, returnStock } from '../inventory';
import { earnPoints, returnPoints, takeBackEarned } from '../points';
import { earnedAfterRefund, earnedBy } from '../pricing';
import { findItems, type OrderRow } from './orders.repo';
import { paidBeforeRefunds, paidForItems } from './paid-for-items.service';
import { findRemainingItems } from './remaining-items.service';

/** Applies the effects of an order's state change on stock, points, coupons and the dealer's commission. */
export async function applyEffects(
  tx: Transaction,
  order: OrderRow,
  to: OrderState,
  now: Date,
): Promise<void> {
  switch (to) {
    case 'paid':
      return countSold(tx, await findItems(tx, [order.id]));
    case 'cancelled':
    case 'expired':
      await returnStock(tx, await findItems(tx, [order.id]));
      return returnRedeemed(tx, order, now);
    case 'refunding':
      // Items that have not been shipped can be sold again at once; shipped items are restocked by
      // hand. Of units that were refunded before, a colleague decided.
      if (order.state === 'paid' || order.state === 'preparing') {
        await returnStock(tx, await findRemainingItems(tx, order.id));
      }
      return;
    case 'completed':
      return reward(tx, order, now);
    case 'refunded':
      await takeBackEarned(tx, order, now);
      await revokeCommission(tx, order.id, now);
      return returnRedeemed(tx, order, now);
    default:
      return;
  }
}

/** Returns coupons and points, unless they were returned before. */
async function returnRedeemed(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  await returnTickets(tx, order.id);
  await returnPoints(tx, order, now);
}

async function reward(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  const paid = await paidForItems(tx, order);
  const { point } = await readSettings(tx);
  await earnPoints(tx, order, earnedBy(paid, point), now);
  await earnCommission(tx, order, paid, now);
}

/** Takes back what an order has earned with items that were refunded: points, and the dealer's commission. */
export async function reduceRewards(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  const paid = {
    before: await paidBeforeRefunds(tx, order),
    left: await paidForItems(tx, order),
  };
  const { point } = await readSettings(tx);
  await takeBackEarned(tx, order, now, (earned) => earnedAfterRefund(earned, paid, point));
  await reduceCommission(tx, order.id, paid.left);
}
