import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, serialId, timestamptz } from './columns';
import { orders } from './orders';

/** Work on several orders that a colleague started, done one after the other. */
export const batches = pgTable(
  'batches',
  {
    id: serialId(),
    kind: text({ enum: ['prepare', 'ship', 'arrive', 'confirmPaid'] }).notNull(),
    /** The colleague, as the audit names them. */
    actorId: integer().notNull(),
    actorName: text().notNull(),
    sessionId: integer(),
    network: text().notNull(),
    createdAt: createdAt(),
    /** When it starts; until then it can be cancelled. */
    startsAt: timestamptz().notNull(),
    cancelledAt: timestamptz(),
  },
  (batch) => [
    // For the batches of a colleague.
    index('batches_of_actor').on(batch.actorId, batch.id),
  ],
);

/** One order of a batch. */
export const batchItems = pgTable(
  'batch_items',
  {
    batchId: integer()
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    carrier: text(),
    trackingNumber: text(),
    state: text({ enum: ['waiting', 'done', 'failed', 'cancelled'] })
      .notNull()
      .default('waiting'),
    /** Why it could not be done: a refusal. */
    failure: jsonb().$type<{ readonly failure: string; readonly args: readonly unknown[] }>(),
  },
  (item) => [
    primaryKey({ columns: [item.batchId, item.position] }),
    // For the work that waits.
    index('batch_items_waiting')
      .on(item.batchId, item.position)
      .where(sql`${item.state} = 'waiting'`),
    // For deleting the items of an order with the order.
    index('batch_items_of_order').on(item.orderId),
  ],
);
