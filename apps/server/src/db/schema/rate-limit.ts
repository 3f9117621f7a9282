import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Rate limit counters, shared by all servers. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** `address:…`, `account:…`, `device:…` and the like. */
    key: text().primaryKey(),
    points: integer().notNull(),
    /** End of the window; counting restarts after it. */
    expire: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (limit) => [
    index('rate_limits_expiry').on(limit.expire),
    check('rate_limits_counted', sql`${limit.points} > 0`),
  ],
);
