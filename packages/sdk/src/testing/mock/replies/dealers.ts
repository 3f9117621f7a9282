import type { DealerProfit } from '../../../types';
import { onePage, fixturesOf } from './replies';

const account = {
  bank_code: '999',
  bank_name: '巷口示範銀行',
  branch_name: '大同分行',
  account_name: '林雅芳',
  account: '0000123456789',
};
const profit: DealerProfit = {
  trans_order_id: '20261015BBBB',
  member_name: '陳○明',
  amount: 1200,
  percent: 5,
  commission: 60,
  reversed: false,
  create_time: '2026-10-15 11:20:00',
};
const sums = { orders_count: 1, amount: profit.amount, commission: profit.commission };

/** A dealer's month. */
export const dealers = fixturesOf('dealers', {
  paymentInfo: { dealer_code: 'FANG7', payment_info: account },
  savePaymentInfo: account,
  performance: { ...onePage([profit]), sums },
  months: [{ month: '2026-10', ...sums }],
  charges: onePage([
    {
      id: 901,
      month: '2026-10',
      orders_count: sums.orders_count,
      amount: sums.commission,
      state: 'waiting',
      state_text: '待撥款',
      paid_time: null,
    },
  ]),
});
