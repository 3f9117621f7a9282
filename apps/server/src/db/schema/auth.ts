import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
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
    // For revoking all sessions of a member.
    index('sessions_of_member')
      .on(session.memberId)
      .where(sql`${session.revokedAt} is null`),
    // For deleting expired rows.
    index('sessions_expiry').on(session.expiresAt),
  ],
);

/**
 * Sign-ins by a provider that end on a storefront's page. First the attempt, until the provider
 * redirects back; then the code that the page exchanges for a session.
 */
export const socialHandoffs = pgTable(
  'social_handoffs',
  {
    /** SHA-256 of the state that the provider returns. */
    stateHash: bytes().primaryKey(),
    provider: text({ enum: ['line', 'facebook'] }).notNull(),
    /** The storefront's page; only its origin may exchange the code. */
    returnUrl: text().notNull(),
    /** The page that links in emails of this sign-in open; null: the site's. */
    linkUrl: text(),
    /** The page's own state, added to its address. */
    clientState: text().notNull(),
    /** SHA-256 of the page's secret, in base64url. */
    challenge: text().notNull(),
    /** The request to the provider. */
    redirectUri: text().notNull(),
    verifier: text().notNull(),
    nonce: text().notNull(),
    returnedAt: timestamptz(),
    /** SHA-256 of the code; null: nobody has signed in yet. */
    codeHash: bytes().unique(),
    memberId: integer().references(() => members.id, { onDelete: 'cascade' }),
    /** Whether this sign-in created the member. */
    isNew: boolean().notNull().default(false),
    expiresAt: timestamptz().notNull(),
  },
  (handoff) => [
    // For deleting expired rows.
    index('social_handoffs_expiry').on(handoff.expiresAt),
    // For deleting a member's rows with the member.
    index('social_handoffs_of_member').on(handoff.memberId),
  ],
);

/** Issued captchas, each valid for one attempt. */
export const captchas = pgTable(
  'captchas',
  {
    key: text().primaryKey(),
    /** SHA-256 of the picture's text, and below of the text answer, both salted with the key. */
    pictureHash: bytes().notNull(),
    answerHash: bytes().notNull(),
    expiresAt: timestamptz().notNull(),
    usedAt: timestamptz(),
  },
  (captcha) => [
    // For deleting expired rows.
    index('captchas_expiry').on(captcha.expiresAt),
  ],
);

/** Rate limit counters, shared by all servers. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** `address:…`, `account:…`, `device:…` and the like. */
    key: text().primaryKey(),
    points: integer().notNull(),
    /** End of the window; counting restarts after it. */
    expire: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (limit) => [
    index('rate_limits_expiry').on(limit.expire),
    check('rate_limits_counted', sql`${limit.points} > 0`),
  ],
);
