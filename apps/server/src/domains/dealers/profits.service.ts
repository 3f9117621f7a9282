import type { Transaction } from '../../db/database';
import { readCommissionPercent } from '../configs';
import { takeFromCharge } from './charges.repo';
import { addProfit, findDealerOf, lockProfit, reverseProfit } from './profits.repo';

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
