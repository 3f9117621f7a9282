import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, serialId } from './columns';

/** What is to leave the house, written in the transaction of what it tells of and sent after it. */
export const outbox = pgTable(
  'outbox',
  {
    id: serialId(),
    /** Who sends it: each kind has a handler. */
    kind: text({ enum: ['mail'] }).notNull(),
    /** What its handler sends; the words go once it is closed. */
    payload: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    /** `held`: there is nobody to send it. */
    state: text({ enum: ['waiting', 'sent', 'failed', 'held'] })
      .notNull()
      .default('waiting'),
    attempts: integer().notNull().default(0),
    /** When to try (again). */
    nextTryAt: moment().notNull().defaultNow(),
    sentAt: moment(),
    createdAt: createdAt(),
  },
  (message) => [
    index('outbox_due')
      .on(message.nextTryAt)
      .where(sql`${message.state} = 'waiting'`),
    // Forgetting what is old.
    index('outbox_age').on(message.createdAt),
  ],
);
