import { index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, timestamptz } from './columns';
import { members } from './members';

/** Stored responses of idempotent requests. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** `METHOD /path` with its parameters filled in. */
    endpoint: text().notNull(),
    /** SHA-256 of the body: the same key with another body is rejected. */
    bodyHash: bytes().notNull(),
    /** HTTP status of the response; null while the first request is still running. */
    status: smallint(),
    reply: jsonb(),
    createdAt: createdAt(),
    expiresAt: timestamptz().notNull(),
  },
  (key) => [
    primaryKey({ columns: [key.memberId, key.endpoint, key.key] }),
    // For deleting expired rows.
    index('idempotency_keys_expiry').on(key.expiresAt),
  ],
);
