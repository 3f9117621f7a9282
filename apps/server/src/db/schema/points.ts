import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { timestamptz, serialId, writtenAt } from './columns';
import { members } from './members';
import type { Layer } from './products';

/** The ledger of points: each change and its reason. */
export const pointEntries = pgTable(
  'point_entries',
  {
    id: serialId(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Positive: earned; negative: spent. */
    amount: integer().notNull(),
    reason: text().notNull(),
    /** The order it belongs to. */
    orderId: integer(),
    expiresAt: timestamptz(),
    /** Unspent part of earned points; points that expire first are spent first. */
    remaining: integer().notNull().default(0),
    createdAt: writtenAt(),
  },
  (entry) => [
    // For points that can be spent, and points that expire.
    index('point_entries_left')
      .on(entry.memberId, entry.expiresAt, entry.id)
      .where(sql`${entry.remaining} > 0`),
    // For the job that expires points.
    index('point_entries_expiry')
      .on(entry.expiresAt, entry.memberId)
      .where(sql`${entry.remaining} > 0`),
    check(
      'point_entries_remaining',
      sql`${entry.remaining} between 0 and greatest(${entry.amount}, 0)`,
    ),
    // For the point history, newest first.
    index('point_entries_of_member').on(entry.memberId, entry.createdAt, entry.id),
    check('point_entries_move_something', sql`${entry.amount} <> 0`),
  ],
);

/**
 * Points earned by a refunded order that were already spent: deducted from the next points that the
 * member earns or gets back.
 */
export const pointDebts = pgTable(
  'point_debts',
  {
    /** The refunded order. */
    orderId: integer().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Points still owed; 0: settled. */
    owed: integer().notNull(),
    createdAt: writtenAt(),
  },
  (debt) => [
    // For a member's open debts, oldest first.
    index('point_debts_of_member').on(debt.memberId, debt.createdAt, debt.orderId),
    check('point_debts_owed', sql`${debt.owed} >= 0`),
  ],
);

/** Points that a member plans to spend on a cart. */
export const cartPoints = pgTable(
  'cart_points',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    layer: smallint().$type<Layer>().notNull(),
    points: integer().notNull(),
  },
  (cart) => [
    primaryKey({ columns: [cart.memberId, cart.layer] }),
    check('cart_points_some', sql`${cart.points} > 0`),
  ],
);
