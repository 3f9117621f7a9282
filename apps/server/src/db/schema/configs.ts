import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The shop's settings, by group and key. */
export const configs = pgTable(
  'configs',
  {
    group: text().notNull(),
    key: text().notNull(),
    value: jsonb().$type<string | number>().notNull(),
  },
  (config) => [primaryKey({ columns: [config.group, config.key] })],
);
