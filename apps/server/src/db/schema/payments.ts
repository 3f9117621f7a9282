import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
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
    method: text().notNull(),
    amount: money().notNull(),
    state: text({ enum: ['started', 'code_issued', 'paid', 'failed', 'expired'] })
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
    check('payment_attempts_amount', sql`${attempt.amount} >= 0`),
  ],
);
