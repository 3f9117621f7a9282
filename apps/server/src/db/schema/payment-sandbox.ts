import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, timestamptz } from './columns';

/** The trades of the sandbox cashier, which keeps its own records as ECPay does. */
export const sandboxTrades = pgTable('sandbox_trades', {
  merchantTradeNo: text().primaryKey(),
  /** The signed form that opened the trade. */
  request: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  state: text({ enum: ['open', 'code_issued', 'paid', 'failed', 'cancelled', 'expired'] })
    .notNull()
    .default('open'),
  /** The issued code, as its messages contain it. */
  code: jsonb().$type<Readonly<Record<string, string>>>(),
  expiresAt: timestamptz(),
  createdAt: createdAt(),
});
