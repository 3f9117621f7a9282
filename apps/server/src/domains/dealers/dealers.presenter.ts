import type { dealerCharges, dealerPaymentInfos } from '../../db/schema';
import type { Language } from '../../kernel/language';
import { taipeiTime } from '../../kernel/time';
import { messagesIn } from '../../messages';
import type { findProfits } from './profits.repo';

type ProfitOfOrder = Awaited<ReturnType<typeof findProfits>>[number];

/** A dealer's payout data as sent to the client. */
export const presentPaymentInfo = (info: typeof dealerPaymentInfos.$inferSelect) => ({
  bank_code: info.bankCode,
  bank_name: info.bankName,
  branch_name: info.branchName,
  account_name: info.accountName,
  account: info.account,
});

/** A dealer's commission for an order; the customer's name is masked. */
export const presentProfit = ({ profit, transOrderId, memberName }: ProfitOfOrder) => ({
  trans_order_id: transOrderId,
  member_name: hinted(memberName),
  amount: profit.amount,
  percent: profit.percent,
  commission: profit.commission,
  reversed: profit.reversedAt !== null,
  create_time: taipeiTime(profit.createdAt),
});

/** A closed month as sent to the client. */
export const presentCharge = (charge: typeof dealerCharges.$inferSelect, language: Language) => ({
  id: charge.id,
  month: charge.month,
  orders_count: charge.ordersCount,
  amount: charge.amount,
  state: charge.state,
  state_text: messagesIn(language).dealerCharges[charge.state],
  paid_time: charge.paidAt && taipeiTime(charge.paidAt),
});

/** `林小滿` → `林○滿`, `王明` → `王○`, `Kevin` → `K○○○n`. */
export function hinted(name: string): string {
  const signs = [...name];
  const last = signs.length > 2 ? signs.length - 1 : signs.length;
  return signs.map((sign, at) => (at === 0 || at >= last ? sign : '○')).join('');
}
