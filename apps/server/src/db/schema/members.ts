import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment, serialId } from './columns';

/** Permission groups: whom a group-limited post reaches. */
export const groups = pgTable('groups', {
  id: serialId(),
  name: text().notNull(),
});

export const members = pgTable(
  'members',
  {
    id: serialId(),
    /** What one signs in with: an e-mail address, or `line:…` for who came by a provider. */
    account: text().notNull(),
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    name: text().notNull(),
    /** argon2id in PHC form; null for who only signs in through a provider. */
    passwordHash: text(),
    avatar: text(),
    gid: integer()
      .notNull()
      .references(() => groups.id),
    role: text({ enum: ['member', 'staff'] })
      .notNull()
      .default('member'),
    isDealer: boolean().notNull().default(false),
    /** Always the sum of the member's point entries. */
    points: integer().notNull().default(0),
    mobileBarcode: text(),
    createdAt: createdAt(),
    deletedAt: moment(),
  },
  (member) => [
    // Sign-in, and one living account a name; a deleted one gives its name free.
    uniqueIndex('members_account')
      .on(sql`lower(${member.account})`)
      .where(sql`${member.deletedAt} is null`),
    check('members_points_not_negative', sql`${member.points} >= 0`),
  ],
);

/** The ledger of points: what came and went, and why. */
export const pointEntries = pgTable(
  'point_entries',
  {
    id: serialId(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Above zero earned, below zero spent. */
    amount: integer().notNull(),
    reason: text().notNull(),
    /** The order it belongs to. */
    orderId: integer(),
    expiresAt: moment(),
    createdAt: createdAt(),
  },
  (entry) => [
    // The point history, newest first.
    index('point_entries_of_member').on(entry.memberId, entry.createdAt, entry.id),
    check('point_entries_move_something', sql`${entry.amount} <> 0`),
  ],
);
