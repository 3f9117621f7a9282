import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, timestamptz } from './columns';
import { members } from './members';
import { staff } from './staff';

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

/**
 * Sessions at the desk. A table of their own, so that no token of the site opens the desk, and none of the desk the
 * site. Only the SHA-256 of the token is stored.
 */
export const deskSessions = pgTable(
  'desk_sessions',
  {
    tokenHash: bytes().primaryKey(),
    /** Public id, which the audit names. */
    id: integer().notNull().generatedByDefaultAsIdentity().unique(),
    memberId: integer()
      .notNull()
      .references(() => staff.memberId, { onDelete: 'cascade' }),
    /** The user agent that signed in. */
    deviceName: text().notNull().default(''),
    /** IPv4 address or IPv6 prefix that signed in. */
    network: text().notNull().default(''),
    createdAt: createdAt(),
    lastUsedAt: createdAt(),
    expiresAt: timestamptz().notNull(),
    /** When the second factor was given; null: the session opens nothing yet. */
    factorAt: timestamptz(),
    /** Until when actions that need a recent code are allowed. */
    freshUntil: timestamptz(),
    /** What a passkey has to sign, base64url; null: nothing was asked for, or it was used. */
    challenge: text(),
    /** Whether the challenge makes a passkey or uses one. */
    challengeUse: text({ enum: ['create', 'get'] }),
    challengeExpiresAt: timestamptz(),
    /** When the colleague locked the desk; null: it is not locked, unless it has been idle for too long. */
    lockedAt: timestamptz(),
    revokedAt: timestamptz(),
  },
  (session) => [
    // For revoking all sessions of a colleague, and for deleting them with the colleague.
    index('desk_sessions_of_member').on(session.memberId),
    // For deleting expired rows.
    index('desk_sessions_expiry').on(session.expiresAt),
  ],
);

/** What passkeys have to sign to sign in without a password. Each challenge is deleted by the call that answers it. */
export const deskChallenges = pgTable(
  'desk_challenges',
  {
    challenge: text().primaryKey(),
    expiresAt: timestamptz().notNull(),
  },
  (challenge) => [
    // For deleting expired rows.
    index('desk_challenges_expiry').on(challenge.expiresAt),
  ],
);
