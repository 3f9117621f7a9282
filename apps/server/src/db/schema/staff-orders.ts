import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { serialId, writtenAt } from './columns';
import { orders } from './orders';

/** Notes about an order that only colleagues read. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: serialId(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The name of the colleague of that time. */
    author: text().notNull(),
    text: text().notNull(),
    createdAt: writtenAt(),
  },
  (note) => [index('order_notes_of_order').on(note.orderId, note.id)],
);
