import type { Transaction } from '../../db/database';
import type { AuditChange } from '../../db/schema';
import type { Client } from '../../kernel/viewer';
import { findColleagueName } from './audit.repo';
import { recordAudit } from './record-audit';

const EMAIL: readonly AuditChange[] = [{ field: 'email', isPersonal: true }];

/** What a colleague changes of their own account on the site, and the fields that it changes. */
const CHANGES = {
  'account.passwordChanged': [],
  'account.emailChanged': EMAIL,
  'account.emailRestored': EMAIL,
  'account.deleted': [],
} as const;

/**
 * Records what a colleague does to their own account on the site, where the desk's second factor is not asked for. For
 * other members it records nothing.
 */
export async function recordOwnAccount(
  tx: Transaction,
  memberId: number,
  { network }: Client,
  action: keyof typeof CHANGES,
): Promise<void> {
  const name = await findColleagueName(tx, memberId);
  if (name === undefined) return;
  await recordAudit(
    tx,
    { id: memberId, name, sessionId: null, network },
    { action, subject: `colleague:${memberId}`, changes: CHANGES[action] },
  );
}
