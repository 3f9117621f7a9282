import type { Database, Transaction } from '../../db/database';
import { transaction } from '../../db/transaction';
import { addToCharge } from './charges.repo';
import { beginningOf, monthOf, monthsFrom } from './month';
import {
  findDealersToClose,
  lockOwed,
  lockUnclosed,
  setCharge,
  type ProfitRow,
} from './profits.repo';

/**
 * Closes the months that are over: what each dealer earned in one is summed up to be paid out. Several
 * servers may do so at once.
 *
 * @returns how many months of dealers were closed.
 */
export async function closeMonths(db: Database, now: Date): Promise<number> {
  const thisMonth = beginningOf(monthOf(now));
  let closed = 0;
  for (const dealerId of await findDealersToClose(db, thisMonth)) {
    closed += await transaction(db, (tx) => closeOf(tx, dealerId, thisMonth));
  }
  return closed;
}

async function closeOf(tx: Transaction, dealerId: number, thisMonth: Date): Promise<number> {
  const profits = await lockUnclosed(tx, dealerId, thisMonth);
  const owed = await lockOwed(tx, dealerId);
  const months = [...new Set(profits.map(({ createdAt }) => monthOf(createdAt)))].sort();
  for (const month of months) {
    const own = profits.filter(({ createdAt }) => monthOf(createdAt) === month);
    await closeMonth(tx, dealerId, month, own, owed);
  }
  return months.length;
}

/** @param owed what was paid out for nothing; as much of it as fits is taken off, and out of the list. */
async function closeMonth(
  tx: Transaction,
  dealerId: number,
  month: string,
  profits: readonly ProfitRow[],
  owed: ProfitRow[],
): Promise<void> {
  let amount = profits.reduce((sum, { commission }) => sum + commission, 0);
  while (owed[0] !== undefined && owed[0].commission <= amount) {
    amount -= owed[0].commission;
    await setCharge(tx, owed[0].orderId, null);
    owed.shift();
  }
  const charge = { dealerId, ordersCount: profits.length, amount };
  // What comes in after its month was paid out goes into the first one that is not.
  for (let at = month; ; at = monthsFrom(at, 1)) {
    const chargeId = await addToCharge(tx, { ...charge, month: at });
    if (chargeId === undefined) continue;
    for (const { orderId } of profits) await setCharge(tx, orderId, chargeId);
    return;
  }
}
