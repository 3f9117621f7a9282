import type { Transaction } from '../../db/database';
import { readCommissionPercent } from '../configs';
import { takeFromCharge } from './charges.repo';
import { addProfit, findDealerOf, lockProfit, reduceProfit, reverseProfit } from './profits.repo';

/**
 * Stores the commission for a completed order, for the dealer who referred its member.
 *
 * @param paidForItems the amount paid for its items, NT$.
 */
export async function earnCommission(
  tx: Transaction,
  order: { readonly id: number; readonly memberId: number },
  paidForItems: number,
  now: Date,
): Promise<void> {
  const dealerId = await findDealerOf(tx, order.memberId);
  if (dealerId === undefined) return;
  const percent = await readCommissionPercent(tx);
  const commission = Math.floor((paidForItems * percent) / 100);
  await addProfit(tx, {
    orderId: order.id,
    dealerId,
    amount: paidForItems,
    percent,
    commission,
    createdAt: now,
  });
}

/**
 * Takes back the commission for a refunded order: from a closing that is not paid out yet, or from the next.
 */
export async function revokeCommission(tx: Transaction, orderId: number, now: Date): Promise<void> {
  const profit = await lockProfit(tx, orderId);
  if (!profit) return;
  const { chargeId, commission } = profit;
  const isOut = chargeId === null || (await takeFromCharge(tx, chargeId, commission));
  await reverseProfit(tx, orderId, { reversedAt: now, chargeId: isOut ? null : chargeId });
}

/**
 * Reduces the commission for an order of which a part was refunded. What was paid out already is deducted from the next
 * closing.
 *
 * @param paidForItems what is left of the amount paid for its items, NT$.
 */
export async function reduceCommission(
  tx: Transaction,
  orderId: number,
  paidForItems: number,
): Promise<void> {
  const profit = await lockProfit(tx, orderId);
  if (!profit || profit.amount <= paidForItems) return;
  const { percent, chargeId } = profit;
  const commission = Math.floor((paidForItems * percent) / 100);
  const less = profit.commission - commission;
  const isOut = chargeId === null || (await takeFromCharge(tx, chargeId, less, 0));
  const overpaid = profit.overpaid + (isOut ? 0 : less);
  await reduceProfit(tx, orderId, { amount: paidForItems, commission, overpaid });
}
