import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, timestamptz } from './columns';
import { members } from './members';

/** Sign-in sessions. Only the SHA-256 of the token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytes().primaryKey(),
    /** Public id, shown to the member. */
    id: integer().notNull().generatedByDefaultAsIdentity().unique(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    deviceName: text().notNull(),
    /** Token for push notifications to this device. */
    fcmToken: text(),
    createdAt: createdAt(),
    lastUsedAt: createdAt(),
    expiresAt: timestamptz().notNull(),
    revokedAt: timestamptz(),
  },
  (session) => [
    // For revoking all sessions of a member, and for deleting them with the member.
    index('sessions_of_member').on(session.memberId),
    // For removing a device's push token from its earlier sessions.
    index('sessions_by_push_token')
      .on(session.fcmToken)
      .where(sql`${session.fcmToken} is not null`),
    // For deleting expired rows.
    index('sessions_expiry').on(session.expiresAt),
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
    purpose: text({ enum: ['confirm', 'reset', 'restore', 'signIn'] }).notNull(),
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
