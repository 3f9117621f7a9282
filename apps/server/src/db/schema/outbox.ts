import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, requestId, timestamptz, serialId } from './columns';

/** Outgoing messages, inserted in the transaction of the event and sent after its commit. */
export const outbox = pgTable(
  'outbox',
  {
    id: serialId(),
    /** Selects the handler that sends it; `order`: a mail about an order, requested by triggers. */
    kind: text({ enum: ['mail', 'push', 'order'] }).notNull(),
    /** Data for the handler; its texts are removed when the message is closed. */
    payload: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    /** `held`: no sender is configured. */
    state: text({ enum: ['waiting', 'sent', 'failed', 'held'] })
      .notNull()
      .default('waiting'),
    attempts: integer().notNull().default(0),
    /** Time of the next attempt. */
    nextTryAt: timestamptz().notNull().defaultNow(),
    sentAt: timestamptz(),
    requestId: requestId(),
    createdAt: createdAt(),
  },
  (message) => [
    index('outbox_due')
      .on(message.nextTryAt)
      .where(sql`${message.state} = 'waiting'`),
    // For deleting the mails to a member with the member.
    index('outbox_by_recipient')
      .on(sql`lower(${message.payload}->>'to')`)
      .where(sql`${message.kind} = 'mail'`),
    // For deleting old messages.
    index('outbox_age').on(message.createdAt),
  ],
);
