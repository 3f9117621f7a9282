import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, money, timestamptz } from './columns';

/** The trades of the sandbox cashier, which keeps its own records as ECPay does. */
export const sandboxTrades = pgTable(
  'sandbox_trades',
  {
    merchantTradeNo: text().primaryKey(),
    /** The signed form that opened the trade. */
    request: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    state: text({ enum: ['open', 'code_issued', 'paid', 'failed', 'cancelled', 'expired'] })
      .notNull()
      .default('open'),
    /** The issued code, as its messages contain it. */
    code: jsonb().$type<Readonly<Record<string, string>>>(),
    expiresAt: timestamptz(),
    /** What was refunded of a paid trade, NT$. */
    refunded: money().notNull().default(0),
    createdAt: createdAt(),
  },
  (trade) => [check('sandbox_trades_refunded', sql`${trade.refunded} >= 0`)],
);
