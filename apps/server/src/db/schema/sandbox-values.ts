import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns';

/**
 * What the simulated LINE, Facebook and gateway remember of a browser until it returns, so that any server of a demo
 * shop can go on.
 */
export const sandboxValues = pgTable(
  'sandbox_values',
  {
    purpose: text({
      enum: ['line_code', 'facebook_code', 'facebook_token', 'payment_return'],
    }).notNull(),
    key: text().notNull(),
    value: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    expiresAt: timestamptz().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.purpose, row.key] }),
    // For the deletion of expired rows.
    index('sandbox_values_expiry').on(row.expiresAt),
  ],
);
