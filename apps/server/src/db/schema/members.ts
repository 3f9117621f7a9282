import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { createdAt, timestamptz, serialId } from './columns';

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
