import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../../db/database';
import {
  dealerCharges,
  dealerPaymentInfos,
  dealerProfits,
  members,
  orders,
} from '../../../db/schema';
import { startOfMonth, monthOf, monthsFrom } from '../../../domains/dealers';
import { findCompletedOrders } from './completed-orders';
import { referredByDealer } from './demo-orders';
import { DAY_MS } from '../../../kernel/time';

/** dealer@mall.test, and their referral code. */
const DEALER = 3;
const DEALER_CODE = 'WENKAI88';
const PERCENT = 5;

/** A dealer with half a year of history: referred members, earnings by order, paid months. */
export async function seedDealer(tx: Transaction, now: Date): Promise<void> {
  await tx.update(members).set({ dealerCode: DEALER_CODE }).where(eq(members.id, DEALER));
  await tx
    .update(members)
    .set({ dealerId: DEALER })
    .where(inArray(members.id, [...referredByDealer]));
  await tx.insert(dealerPaymentInfos).values({
    memberId: DEALER,
    bankCode: '999',
    bankName: '巷口示範銀行',
    branchName: '大同分行',
    accountName: '許文凱（示範帳戶）',
    account: '0000987654321',
  });
  const completed = await findCompletedOrders(
    tx,
    and(inArray(orders.memberId, [...referredByDealer]), isNotNull(orders.paidAt)),
  );
  const profits = completed.map(({ order, at }) => {
    const amount = order.finalAmount - order.shippingFee;
    const commission = Math.floor((amount * PERCENT) / 100);
    return { orderId: order.id, amount, commission, createdAt: at, month: monthOf(at) };
  });
  const chargeIds = await closeMonths(tx, profits, monthOf(now));
  await tx.insert(dealerProfits).values(
    profits.map(({ month, ...profit }) => ({
      ...profit,
      dealerId: DEALER,
      percent: PERCENT,
      chargeId: chargeIds.get(month) ?? null,
    })),
  );
}

interface Earned {
  readonly month: string;
  readonly commission: number;
}

/** Closes every month before this one; all but the last were paid out on the tenth. */
async function closeMonths(
  tx: Transaction,
  profits: readonly Earned[],
  thisMonth: string,
): Promise<ReadonlyMap<string, number>> {
  const months = [...new Set(profits.map(({ month }) => month))]
    .filter((month) => month < thisMonth)
    .sort();
  const ids = new Map<string, number>();
  for (const month of months) {
    const own = profits.filter((profit) => profit.month === month);
    const next = startOfMonth(monthsFrom(month, 1));
    const isPaid = month < monthsFrom(thisMonth, -1);
    const [charge] = await tx
      .insert(dealerCharges)
      .values({
        dealerId: DEALER,
        month,
        ordersCount: own.length,
        amount: own.reduce((sum, { commission }) => sum + commission, 0),
        state: isPaid ? 'paid' : 'waiting',
        paidAt: isPaid ? new Date(next.getTime() + 9 * DAY_MS) : null,
        createdAt: next,
      })
      .returning({ id: dealerCharges.id });
    if (charge) ids.set(month, charge.id);
  }
  return ids;
}
