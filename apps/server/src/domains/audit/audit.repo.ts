import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/database';
import { auditEntries, staff } from '../../db/schema';
import type { AuditAction } from '@mall/contract/staff';

export async function addEntry(
  tx: Transaction,
  entry: typeof auditEntries.$inferInsert,
): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}

/** The name of a colleague, who may be suspended; undefined: the member is none. */
export async function findColleagueName(
  db: Connection,
  memberId: number,
): Promise<string | undefined> {
  const [found] = await db
    .select({ name: staff.displayName })
    .from(staff)
    .where(eq(staff.memberId, memberId));
  return found?.name;
}

/** A stored entry. */
export type AuditRow = typeof auditEntries.$inferSelect;

/** Which entries are read. */
export interface AuditFilter {
  readonly actorId?: number | undefined;
  readonly action?: AuditAction | undefined;
  readonly subject?: string | undefined;
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
  /** Only entries before this id. */
  readonly beforeId?: bigint | undefined;
}

/** The entries that match, the newest first. */
export function findEntries(
  db: Connection,
  { actorId, action, subject, since, until, beforeId }: AuditFilter,
  limit: number,
): Promise<AuditRow[]> {
  const conditions: (SQL | undefined)[] = [
    actorId === undefined ? undefined : eq(auditEntries.actorId, actorId),
    action === undefined ? undefined : eq(auditEntries.action, action),
    subject === undefined ? undefined : eq(auditEntries.subject, subject),
    since && gte(auditEntries.at, since),
    until && lt(auditEntries.at, until),
    beforeId === undefined ? undefined : lt(auditEntries.id, beforeId),
  ];
  return db
    .select()
    .from(auditEntries)
    .where(and(...conditions))
    .orderBy(desc(auditEntries.id))
    .limit(limit);
}
