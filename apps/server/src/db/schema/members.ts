import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, moment, serialId } from './columns';

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
    /** Signs the cookies of devices that this member is known on; another one forgets them all. */
    deviceKey: uuid().notNull().defaultRandom(),
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
    /** Answers to the shop's own questions (`extra_columns`), by key. */
    extra: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** When the e-mail address was confirmed; null: registered, but not yet. */
    confirmedAt: moment().defaultNow(),
    /** What a dealer hands out for others to register with. */
    dealerCode: text().unique(),
    /** The dealer who brought this member. */
    dealerId: integer().references((): AnyPgColumn => members.id),
    createdAt: createdAt(),
    deletedAt: moment(),
  },
  (member) => [
    // Sign-in, and one living account a name; a deleted one gives its name free.
    uniqueIndex('members_account')
      .on(sql`lower(${member.account})`)
      .where(sql`${member.deletedAt} is null`),
    // Whom a dealer brought.
    index('members_of_dealer')
      .on(member.dealerId)
      .where(sql`${member.dealerId} is not null`),
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
    /** What is left of an earning: spending takes from what expires first. */
    remaining: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (entry) => [
    // What can still be spent, and what expires.
    index('point_entries_left')
      .on(entry.memberId, entry.expiresAt, entry.id)
      .where(sql`${entry.remaining} > 0`),
    check(
      'point_entries_remaining',
      sql`${entry.remaining} between 0 and greatest(${entry.amount}, 0)`,
    ),
    // The point history, newest first.
    index('point_entries_of_member').on(entry.memberId, entry.createdAt, entry.id),
    check('point_entries_move_something', sql`${entry.amount} <> 0`),
  ],
);

/**
 * Points that a refunded order had earned and that were spent by then: taken from whatever the member
 * earns or is given back next.
 */
export const pointDebts = pgTable(
  'point_debts',
  {
    /** The refunded order. */
    orderId: integer().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** What is still owed; 0: settled. */
    owed: integer().notNull(),
    createdAt: createdAt(),
  },
  (debt) => [
    // What a member still owes.
    index('point_debts_open')
      .on(debt.memberId, debt.createdAt, debt.orderId)
      .where(sql`${debt.owed} > 0`),
    check('point_debts_owed', sql`${debt.owed} >= 0`),
  ],
);

/** Who a member is at a provider of sign-ins. */
export const memberIdentities = pgTable(
  'member_identities',
  {
    provider: text({ enum: ['line', 'facebook'] }).notNull(),
    /** The provider's own name for them. */
    subject: text().notNull(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (identity) => [
    primaryKey({ columns: [identity.provider, identity.subject] }),
    index('member_identities_of_member').on(identity.memberId),
  ],
);

/** Links that were mailed, each good once. The token itself is never kept, only its SHA-256. */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    tokenHash: bytes().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['confirm', 'reset'] }).notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (link) => [
    index('mailed_links_of_member').on(link.memberId, link.purpose),
    // Sweeping away what has expired.
    index('mailed_links_expiry').on(link.expiresAt),
  ],
);

/** What this shop asks its members beside the usual. */
export const extraColumns = pgTable('extra_columns', {
  key: text().primaryKey(),
  label: text().notNull(),
  kind: text({ enum: ['text', 'date', 'select'] }).notNull(),
  /** What `select` chooses from. */
  options: jsonb().$type<readonly string[]>().notNull().default([]),
  required: boolean().notNull().default(false),
  position: smallint().notNull().default(0),
});
