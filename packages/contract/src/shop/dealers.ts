import * as z from 'zod/mini';
import { domain } from './domain';
import { count, id, line, money, pageQuery, paged, time, typed } from '../core/scalars';

const month = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/));

/** The bank account for a dealer's earnings. */
export const dealerPaymentInfo = z.object({
  bank_code: typed(/^\d{3}$/),
  bank_name: line(30),
  branch_name: line(30),
  account_name: line(40),
  account: typed(/^\d{6,16}$/),
});

/** The pages of a dealer. */
export const dealers = domain('dealers', {
  paymentInfo: {
    summary: "The bank account for the dealer's earnings, and the dealer's referral code",
    access: 'dealer',
    reply: z.object({ dealer_code: z.string(), payment_info: z.nullable(dealerPaymentInfo) }),
  },
  savePaymentInfo: {
    summary: "Save the bank account for the dealer's earnings",
    access: 'dealer',
    body: dealerPaymentInfo,
    reply: dealerPaymentInfo,
  },
  performance: {
    summary: "The dealer's earnings by order, newest first, and their sum",
    access: 'dealer',
    query: z.object({ ...pageQuery, month: z.optional(month) }),
    reply: z.object({
      ...paged(
        z.object({
          trans_order_id: z.string(),
          /** 林○滿 */
          member_name: z.string(),
          /** Items amount actually paid. */
          amount: money,
          percent: count,
          commission: money,
          /** The order was refunded, which cancels the earnings. */
          reversed: z.boolean(),
          create_time: time,
        }),
      ).shape,
      sums: z.object({ orders_count: count, amount: money, commission: money }),
    }),
  },
  months: {
    summary: "The dealer's earnings in each of the last twelve months, the earliest first",
    access: 'dealer',
    reply: z.array(z.object({ month, orders_count: count, amount: money, commission: money })),
  },
  charges: {
    summary: 'The settled months and whether they were paid out, newest first',
    access: 'dealer',
    query: z.object(pageQuery),
    reply: paged(
      z.object({
        id,
        month,
        orders_count: count,
        amount: money,
        state: z.enum(['waiting', 'paid']),
        state_text: z.string(),
        paid_time: z.nullable(time),
      }),
    ),
  },
});
