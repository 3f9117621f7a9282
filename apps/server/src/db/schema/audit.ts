import type { AttemptKind, AuditAction } from '@mall/contract/staff';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { requestId, timestamptz, writtenAt } from './columns';

/** A changed field of an audit entry. */
export interface AuditChange {
  readonly field: string;
  /** The value before; missing: there was none, or it is personal. */
  readonly before?: AuditValue;
  /** The value after; missing: there is none, or it is personal. */
  readonly after?: AuditValue;
  /** Personal data: that it changed is recorded, but no value. */
  readonly isPersonal?: true;
}

/** A recorded value. */
export type AuditValue = string | number | boolean | null | readonly string[];

/**
 * What colleagues did. A trigger refuses every change of a written row. It has no foreign keys: an entry outlives what
 * it is about.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    at: writtenAt(),
    actorId: integer().notNull(),
    /** The name of that time. */
    actorName: text().notNull(),
    /** The id of the session at the desk; null: the entry began it. */
    sessionId: integer(),
    requestId: requestId(),
    /** IPv4 address or IPv6 prefix. */
    network: text().notNull(),
    action: text().$type<AuditAction>().notNull(),
    /** What it was done to, such as `order:M2511270001`. */
    subject: text().notNull(),
    changes: jsonb().$type<readonly AuditChange[]>().notNull().default([]),
    reason: text(),
  },
  (entry) => [
    // For the entries of one colleague, and of one subject.
    index('audit_entries_of_actor').on(entry.actorId, entry.id),
    index('audit_entries_of_subject').on(entry.subject, entry.id),
    index('audit_entries_of_action').on(entry.action, entry.id),
    // For the entries of some days.
    index('audit_entries_time').on(entry.at),
  ],
);

/**
 * Refused and failed attempts at the desk, and reads of personal data, counted by the hour. They are no audit entries: an
 * attack would fill the audit. They are deleted after three months.
 */
export const deskAttempts = pgTable(
  'desk_attempts',
  {
    kind: text().$type<AttemptKind>().notNull(),
    /** The colleague who called, or whose account was tried; 0: unknown. */
    colleagueId: integer().notNull(),
    /** IPv4 address or IPv6 prefix. */
    network: text().notNull(),
    /** The start of the hour. */
    hour: timestamptz().notNull(),
    /** Method and path of the call. */
    call: text().notNull(),
    count: integer().notNull(),
    lastAt: timestamptz().notNull(),
  },
  (attempt) => [
    primaryKey({
      columns: [attempt.kind, attempt.colleagueId, attempt.network, attempt.hour, attempt.call],
    }),
    // For the latest ones, and for deleting old ones.
    index('desk_attempts_time').on(attempt.lastAt),
  ],
);
