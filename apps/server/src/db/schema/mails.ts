import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, serialId } from './columns';

/** Mails, written in the transaction of what they tell of and sent after it. */
export const mails = pgTable(
  'mails',
  {
    id: serialId(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    attempts: integer().notNull().default(0),
    /** When to try (again); null: sent, given up, or nobody to send it. */
    dueAt: moment().defaultNow(),
    sentAt: moment(),
    createdAt: createdAt(),
  },
  (mail) => [
    index('mails_due')
      .on(mail.dueAt)
      .where(sql`${mail.dueAt} is not null`),
  ],
);
