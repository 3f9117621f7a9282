import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
import { domain } from './domain';
import { count, id, line, money, pageQuery, paged, time, typed } from '../core/scalars';

const month = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/));

/** The bank account for a dealer's earnings. */
export const dealerPaymentInfo = named(
  'DealerPaymentInfo',
  "The bank account for a dealer's earnings.",
  z.object({
    bank_code: describe(
      typed(/^\d{3}$/, {
        missing: 'Please choose a bank',
        error: 'A bank code has 3 digits',
      }),
      'Code of the bank: three digits.',
    ),
    bank_name: describe(line(30, 'Please enter the name of the bank'), 'Name of the bank.'),
    branch_name: describe(line(30, 'Please enter the name of the branch'), 'Name of the branch.'),
    account_name: describe(
      line(40, 'Please enter the name of the account holder'),
      'Name of the account holder.',
    ),
    account: describe(
      typed(/^\d{6,16}$/, {
        missing: 'Please enter the account number',
        error: 'An account number has 6 to 16 digits',
      }),
      'The number of the account: 6 to 16 digits.',
    ),
  }),
);

const amount = describe(money, 'Amount paid for items, NT$.');
const commission = describe(money, "The dealer's commission, NT$.");
const monthOf = describe(month, 'A month, `YYYY-MM`.');
const ordersCount = describe(count, 'How many orders.');

const profit = named(
  'DealerProfit',
  "A dealer's earnings from one order.",
  z.object({
    trans_order_id: describe(z.string(), "The order's number."),
    member_name: describe(z.string(), "The customer's name, masked: 林○滿."),
    amount,
    percent: describe(count, 'The commission in percent.'),
    commission,
    reversed: describe(
      z.boolean(),
      'Whether the order was refunded, which cancels the commission.',
    ),
    create_time: describe(time, 'When it was created, Asia/Taipei.'),
  }),
);

const monthlyProfit = named(
  'DealerMonth',
  "A dealer's earnings of one month.",
  z.object({ month: monthOf, orders_count: ordersCount, amount, commission }),
);

const charge = named(
  'DealerCharge',
  'A settled month of a dealer.',
  z.object({
    id: describe(id, 'Its id.'),
    month: monthOf,
    orders_count: ordersCount,
    amount: describe(money, 'The payout, NT$.'),
    state: describe(z.enum(['waiting', 'paid']), '`waiting` to be paid out, or `paid`.'),
    state_text: describe(z.string(), 'Its state, for a person.'),
    paid_time: describe(z.nullable(time), 'When it was paid, Asia/Taipei; null: not yet.'),
  }),
);

/** The pages of a dealer. */
export const dealers = domain('dealers', {
  paymentInfo: {
    summary: "The bank account for the dealer's earnings, and the dealer's referral code",
    access: 'dealer',
    reply: named(
      'DealerInfo',
      "A dealer's payout account.",
      z.object({
        dealer_code: describe(z.string(), "The dealer's referral code."),
        payment_info: describe(
          z.nullable(dealerPaymentInfo),
          'The payout account; null: not set yet.',
        ),
      }),
    ),
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
    query: z.object({
      ...pageQuery,
      month: describe(z.optional(month), 'Only this month, `YYYY-MM`; left out: all.'),
    }),
    reply: named(
      'DealerPerformance',
      "A dealer's earnings by order, and their sums.",
      z.extend(paged(profit), {
        sums: describe(
          z.object({ orders_count: ordersCount, amount, commission }),
          'The sums of the whole list.',
        ),
      }),
    ),
  },
  months: {
    summary: "The dealer's earnings in each of the last twelve months, the earliest first",
    access: 'dealer',
    reply: z.array(monthlyProfit),
  },
  charges: {
    summary: 'The settled months and whether they were paid out, newest first',
    access: 'dealer',
    query: z.object(pageQuery),
    reply: paged(charge),
  },
});
