import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
import { count, day, idText, time } from '../core/scalars';
import { attemptKinds } from './attempt-kinds';
import { auditActions } from './audit-actions';
import { staffDomain } from './domain';
import { colleague } from './staff.schemas';

const auditAction = named('AuditAction', 'What the audit records.', z.enum(auditActions));

/** A value of a changed field: JSON. */
const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);

const auditEntry = named(
  'AuditEntry',
  'What a colleague did.',
  z.object({
    id: describe(z.string(), 'Its id, ascending in time.'),
    time: describe(time, 'When, Asia/Taipei.'),
    actor: describe(colleague, 'Who did it, with the name of that time.'),
    action: describe(auditAction, 'What was done.'),
    subject: describe(
      z.string(),
      'What it was done to, such as `order:M2511270001`, `colleague:4`.',
    ),
    changes: describe(
      z.array(
        z.object({
          field: describe(z.string(), 'The name of the field.'),
          before: describe(fieldValue, 'The value before; null: none, or it is not recorded.'),
          after: describe(fieldValue, 'The value after; null: none, or it is not recorded.'),
          is_personal: describe(
            z.boolean(),
            'Whether it is personal data: that it changed is recorded, but no value.',
          ),
        }),
      ),
      'The changed fields.',
    ),
    reason: describe(z.nullable(z.string()), 'The reason that the colleague gave; null: none.'),
    request_id: describe(z.nullable(z.string()), 'The id of the request in the log.'),
  }),
);

const attempt = named(
  'DeskAttempt',
  'Attempts of one kind, from one address, in one hour.',
  z.object({
    kind: describe(
      z.enum([...attemptKinds.refused, ...attemptKinds.reads]),
      'What was tried or read.',
    ),
    colleague: describe(
      z.nullable(colleague),
      'The colleague who called, or whose account was tried; null: unknown.',
    ),
    network: describe(z.string(), 'An IPv4 address or an IPv6 prefix.'),
    call: describe(z.string(), 'Method and path of the call.'),
    count: describe(count, 'How often.'),
    last_time: describe(time, 'The last time, Asia/Taipei.'),
  }),
);

/** What colleagues did. */
export const audit = staffDomain('audit', {
  list: {
    summary:
      'What colleagues did, newest first; without the permission for all, only what the caller did',
    access: 'staff',
    permission: null,
    query: z.strictObject({
      actor: describe(z.optional(idText), 'Only by this colleague.'),
      action: describe(z.optional(auditAction), 'Only this action.'),
      subject: describe(
        z.optional(z.string().check(z.maxLength(60))),
        'Only this subject, such as `order:M2511270001`.',
      ),
      from: describe(z.optional(day), 'Only from this day on, Asia/Taipei.'),
      to: describe(z.optional(day), 'Only up to this day, Asia/Taipei.'),
      before: describe(
        z.optional(z.string().check(z.regex(/^\d{1,18}$/, 'format error'))),
        'Only entries before this id: the `before` of the page before.',
      ),
    }),
    reply: z.object({
      list: describe(z.array(auditEntry), 'The entries, the newest first, 50 at most.'),
      before: describe(z.nullable(z.string()), 'The `before` of the next page; null: none.'),
      actors: describe(z.array(colleague), 'The colleagues who can be chosen as `actor`.'),
    }),
  },
  attempts: {
    summary:
      'Refused attempts at the desk, or reads of personal data, counted by the hour; the latest 200',
    access: 'staff',
    permission: 'audit.readAll',
    query: z.strictObject({
      view: describe(
        z.enum(['refused', 'reads']),
        '`refused`: wrong passwords, codes and passkeys, and calls without the permission; `reads`: orders with full contact details, and conversations.',
      ),
    }),
    reply: z.array(attempt),
  },
});
