import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes, createdAt, moment } from './columns';
import { members } from './members';

/** Who is signed in where. The token itself is never kept, only its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytes().primaryKey(),
    /** What its member calls it by. */
    id: integer().notNull().generatedByDefaultAsIdentity().unique(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    deviceName: text().notNull(),
    /** Where push notifications for this device go. */
    fcmToken: text(),
    createdAt: createdAt(),
    lastUsedAt: createdAt(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (session) => [
    // Revoking all of a member's sessions.
    index('sessions_of_member')
      .on(session.memberId)
      .where(sql`${session.revokedAt} is null`),
    // Sweeping away what has expired.
    index('sessions_expiry').on(session.expiresAt),
  ],
);

/** Captchas that were given out, each good for one try. */
export const captchas = pgTable(
  'captchas',
  {
    key: text().primaryKey(),
    /** SHA-256, salted with the key, of what the picture shows, and of the answer in words. */
    pictureHash: bytes().notNull(),
    answerHash: bytes().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (captcha) => [
    // Sweeping away what has expired.
    index('captchas_expiry').on(captcha.expiresAt),
  ],
);

/** What is done again and again, counted by who does it, so that it is slow on every server together. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** `address:…`, `account:…`, `device:…` and the like. */
    key: text().primaryKey(),
    points: integer().notNull(),
    /** The window's end: counting starts again after it. */
    expire: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (limit) => [
    index('rate_limits_expiry').on(limit.expire),
    check('rate_limits_counted', sql`${limit.points} > 0`),
  ],
);
