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
import { bytes, createdAt, timestamptz, serialId, writtenAt } from './columns';

/** Permission groups: the audiences of group-limited posts. */
export const groups = pgTable('groups', {
  id: serialId(),
  name: text().notNull(),
});

export const members = pgTable(
  'members',
  {
    id: serialId(),
    /** Sign-in name: an e-mail address, or `line:…` for members who registered through a provider. */
    account: text().notNull(),
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    name: text().notNull(),
    /** argon2id in PHC form; null for members who sign in only through a provider. */
    passwordHash: text(),
    /** Signs the cookies of this member's known devices; a new key invalidates them all. */
    deviceKey: uuid().notNull().defaultRandom(),
    avatar: text(),
    gid: integer()
      .notNull()
      .references(() => groups.id),
    role: text({ enum: ['member', 'staff'] })
      .notNull()
      .default('member'),
    isDealer: boolean().notNull().default(false),
    /** Must equal the sum of the member's point entries. */
    points: integer().notNull().default(0),
    mobileBarcode: text(),
    /** Answers to the shop's own questions (`extra_columns`), by key. */
    extra: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** When the e-mail address was confirmed; null: registered but unconfirmed. */
    confirmedAt: timestamptz().defaultNow(),
    /** A dealer's referral code for registrations. */
    dealerCode: text().unique(),
    /** The dealer who referred this member. */
    dealerId: integer().references((): AnyPgColumn => members.id),
    createdAt: createdAt(),
    deletedAt: timestamptz(),
  },
  (member) => [
    // For sign-in; one active account per name. A deleted account frees its name.
    uniqueIndex('members_account')
      .on(sql`lower(${member.account})`)
      .where(sql`${member.deletedAt} is null`),
    // For the members that a dealer referred.
    index('members_of_dealer')
      .on(member.dealerId)
      .where(sql`${member.dealerId} is not null`),
    check('members_points_not_negative', sql`${member.points} >= 0`),
  ],
);

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
    // For a member's open debts.
    index('point_debts_open')
      .on(debt.memberId, debt.createdAt, debt.orderId)
      .where(sql`${debt.owed} > 0`),
    check('point_debts_owed', sql`${debt.owed} >= 0`),
  ],
);

/** A member's identity at a sign-in provider. */
export const memberIdentities = pgTable(
  'member_identities',
  {
    provider: text({ enum: ['line', 'facebook'] }).notNull(),
    /** The provider's id of the member. */
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

/** Links sent by mail, each valid once. Only the SHA-256 of the token is stored. */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    tokenHash: bytes().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['confirm', 'reset', 'restore'] }).notNull(),
    /** The account name that a `restore` link brings back. */
    restores: text(),
    expiresAt: timestamptz().notNull(),
    usedAt: timestamptz(),
    createdAt: createdAt(),
  },
  (link) => [
    index('mailed_links_of_member').on(link.memberId, link.purpose),
    // For deleting expired rows.
    index('mailed_links_expiry').on(link.expiresAt),
  ],
);

/** Extra profile fields that this shop asks for. */
export const extraColumns = pgTable('extra_columns', {
  key: text().primaryKey(),
  label: text().notNull(),
  kind: text({ enum: ['text', 'date', 'select'] }).notNull(),
  /** The options of a `select`. */
  options: jsonb().$type<readonly string[]>().notNull().default([]),
  required: boolean().notNull().default(false),
  position: smallint().notNull().default(0),
});
