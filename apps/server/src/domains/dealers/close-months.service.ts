import type { Database, Transaction } from '../../db/database';
import { transaction } from '../../db/transaction';
import { addToCharge } from './charges.repo';
import { startOfMonth, monthOf, monthsFrom } from './month';
import {
  findDealersToClose,
  lockOverpaid,
  lockUnclosed,
  setCharge,
  settleOverpaid,
  type ProfitRow,
} from './profits.repo';

/**
 * Closes past months: sums up each dealer's commissions for the payout. Several servers may run it at once.
 *
 * @returns the number of closings made.
 */
export async function closeMonths(db: Database, now: Date): Promise<number> {
  const thisMonth = startOfMonth(monthOf(now));
  let closed = 0;
  for (const dealerId of await findDealersToClose(db, thisMonth)) {
    closed += await transaction(db, (tx) => closeOf(tx, dealerId, thisMonth));
  }
  return closed;
}

async function closeOf(tx: Transaction, dealerId: number, thisMonth: Date): Promise<number> {
  const profits = await lockUnclosed(tx, dealerId, thisMonth);
  const overpaid = await lockOverpaid(tx, dealerId);
  const months = [...new Set(profits.map(({ createdAt }) => monthOf(createdAt)))].sort();
  for (const month of months) {
    const own = profits.filter(({ createdAt }) => monthOf(createdAt) === month);
    await closeMonth(tx, dealerId, month, own, overpaid);
  }
  return months.length;
}

/**
 * @param overpaid commissions that were paid out but taken back since; those that fit into this closing are
 *   deducted and removed from the list.
 */
async function closeMonth(
  tx: Transaction,
  dealerId: number,
  month: string,
  profits: readonly ProfitRow[],
  overpaid: ProfitRow[],
): Promise<void> {
  let amount = profits.reduce((sum, { commission }) => sum + commission, 0);
  for (let first = overpaid[0]; first && paidInExcess(first) <= amount; first = overpaid[0]) {
    amount -= paidInExcess(first);
    await settleOverpaid(tx, first);
    overpaid.shift();
  }
  const charge = { dealerId, ordersCount: profits.length, amount };
  // A commission whose month was already paid out goes into the next month that is not.
  for (let at = month; ; at = monthsFrom(at, 1)) {
    const chargeId = await addToCharge(tx, { ...charge, month: at });
    if (chargeId === undefined) continue;
    for (const { orderId } of profits) await setCharge(tx, orderId, chargeId);
    return;
  }
}

/** What was paid out for an order and taken back since. */
const paidInExcess = ({ overpaid, commission, chargeId, reversedAt }: ProfitRow): number =>
  overpaid + (chargeId !== null && reversedAt !== null ? commission : 0);
