import type { Transaction } from '../../db/database';
import type { OrderState } from '@mall/contract';
import { readSettings } from '../configs';
import { returnTickets } from '../coupons';
import { earnCommission, takeBackCommission } from '../dealers';
import { countSold, giveBackStock } from '../inventory';
import { earnPoints, returnPoints, takeBackEarned } from '../points';
import { earnedBy } from '../pricing';
import { findItems, type OrderRow } from './orders.repo';
import { paidForGoods } from './paid-for-goods.service';

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
      await giveBackStock(tx, await findItems(tx, [order.id]));
      return giveBackMeans(tx, order, now);
    case 'refunding':
      // Items that have not been shipped can be sold again at once; shipped items are restocked by
      // hand.
      if (order.state === 'paid' || order.state === 'preparing') {
        await giveBackStock(tx, await findItems(tx, [order.id]));
      }
      return;
    case 'completed':
      return reward(tx, order, now);
    case 'refunded':
      await takeBackEarned(tx, order, now);
      await takeBackCommission(tx, order.id, now);
      return giveBackMeans(tx, order, now);
    default:
      return;
  }
}

/** Returns coupons and points, unless they were returned before. */
async function giveBackMeans(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  await returnTickets(tx, order.id);
  await returnPoints(tx, order, now);
}

async function reward(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  const paid = await paidForGoods(tx, order);
  const { point } = await readSettings(tx);
  await earnPoints(tx, order, earnedBy(paid, point), now);
  await earnCommission(tx, order, paid, now);
}
