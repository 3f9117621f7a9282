import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, serialId } from './columns';
import { members } from './members';

export const addresses = pgTable(
  'addresses',
  {
    id: serialId(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    type: text({ enum: ['home', 'store'] }).notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    county: text().notNull(),
    district: text().notNull(),
    zip: text().notNull(),
    street: text().notNull(),
    isDefault: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (address) => [
    // For the address list of one type.
    index('addresses_of_member').on(address.memberId, address.type),
    uniqueIndex('addresses_one_default')
      .on(address.memberId, address.type)
      .where(sql`${address.isDefault}`),
  ],
);
