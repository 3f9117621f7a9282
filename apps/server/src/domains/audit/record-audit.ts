import type { AuditAction } from '@mall/contract/staff';
import type { Transaction } from '../../db/database';
import type { AuditChange, AuditValue } from '../../db/schema';
import type { StaffViewer } from '../../kernel/staff-viewer';
import type { Client } from '../../kernel/viewer';
import { addEntry } from './audit.repo';

/** The colleague of an audit entry. */
export interface Actor {
  readonly id: number;
  readonly name: string;
  /** The id of the session at the desk; null: the entry began it. */
  readonly sessionId: number | null;
  /** IPv4 address or IPv6 prefix. */
  readonly network: string;
}

/** What a colleague did. */
export interface AuditRecord {
  readonly action: AuditAction;
  /** What it was done to, such as `order:M2511270001`. */
  readonly subject: string;
  readonly changes?: readonly AuditChange[];
  /** The reason that the colleague gave. */
  readonly reason?: string | null;
}

/**
 * The colleague of a call, for the audit.
 *
 * @example
 * await recordAudit(tx, actorOf(call), { action: 'people.suspended', subject: 'colleague:4' });
 */
export const actorOf = ({
  viewer,
  client,
}: {
  readonly viewer: StaffViewer;
  readonly client: Client;
}): Actor => ({
  id: viewer.id,
  name: viewer.name,
  sessionId: viewer.sessionId,
  network: client.network,
});

/** Records what a colleague did, in the transaction of the change. */
export const recordAudit = (
  tx: Transaction,
  actor: Actor,
  { action, subject, changes = [], reason = null }: AuditRecord,
): Promise<void> =>
  addEntry(tx, {
    actorId: actor.id,
    actorName: actor.name,
    sessionId: actor.sessionId,
    network: actor.network,
    action,
    subject,
    changes,
    reason,
  });

/**
 * Lists the fields that differ.
 *
 * @param personal the fields whose values are not recorded.
 * @example
 * changesBetween({ roles: ['clerk'] }, { roles: ['agent'] })
 * // [{ field: 'roles', before: ['clerk'], after: ['agent'] }]
 */
export function changesBetween<Row extends Readonly<Record<string, AuditValue>>>(
  before: Row,
  after: Partial<Row>,
  personal: readonly (keyof Row)[] = [],
): readonly AuditChange[] {
  return Object.entries<AuditValue | undefined>(after).flatMap(([field, value]): AuditChange[] => {
    const old = before[field];
    if (value === undefined || JSON.stringify(old) === JSON.stringify(value)) return [];
    if (personal.includes(field)) return [{ field, isPersonal: true }];
    return [{ field, ...(old !== undefined && { before: old }), after: value }];
  });
}
