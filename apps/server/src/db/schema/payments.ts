import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, moment, money, serialId } from './columns';
import { orders } from './orders';

/** Every try to pay an order, also those that failed. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: serialId(),
    /** The gateway's handle of this attempt: 20 letters and digits at most, never used twice. */
    merchantTradeNo: text().notNull().unique(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    method: text({ enum: ['credit', 'installments'] }).notNull(),
    /** In how many parts; null: at once. */
    installments: smallint(),
    amount: money().notNull(),
    /** `refund_due`: paid, but the order could not take the money any more. */
    state: text({ enum: ['started', 'code_issued', 'paid', 'failed', 'expired', 'refund_due'] })
      .notNull()
      .default('started'),
    /** The gateway's latest message, as it came. */
    provider: jsonb().$type<Readonly<Record<string, string>>>(),
    /** What the gateway said, when it failed. */
    failure: text(),
    createdAt: createdAt(),
    paidAt: moment(),
  },
  (attempt) => [
    index('payment_attempts_of_order').on(attempt.orderId, attempt.id),
    // An order is paid once, whatever happens.
    uniqueIndex('payment_attempts_one_paid')
      .on(attempt.orderId)
      .where(sql`${attempt.state} = 'paid'`),
    check('payment_attempts_amount', sql`${attempt.amount} >= 0`),
  ],
);

/** The sandbox cashier's own book: which trades it has seen, as ECPay keeps one of its own. */
export const sandboxTrades = pgTable('sandbox_trades', {
  merchantTradeNo: text().primaryKey(),
  /** The signed form that opened the trade. */
  request: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  state: text({ enum: ['open', 'paid', 'failed', 'cancelled'] })
    .notNull()
    .default('open'),
  createdAt: createdAt(),
});
