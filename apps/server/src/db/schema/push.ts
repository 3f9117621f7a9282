import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { sessions } from './credentials';
import { bytes, createdAt } from './columns';
import { members } from './members';

/** The push subscription of a session's browser. It is deleted with the session. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    session: bytes()
      .primaryKey()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /**
     * The URL at the browser's push service. Only the member who signed in on the browser last gets
     * its messages.
     */
    endpoint: text().notNull().unique(),
    /** The browser's keys, with which each message is encrypted. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** The language that its messages are in. */
    language: text().notNull(),
    createdAt: createdAt(),
  },
  (subscription) => [
    // For ending the other sessions of a member.
    index('push_subscriptions_of_member').on(subscription.memberId),
  ],
);

/** The shop's VAPID keys, generated once unless the configuration has others. */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: integer().primaryKey().default(1),
    publicKey: text().notNull(),
    privateKey: text().notNull(),
    createdAt: createdAt(),
  },
  (keys) => [check('push_keys_once', sql`${keys.id} = 1`)],
);
