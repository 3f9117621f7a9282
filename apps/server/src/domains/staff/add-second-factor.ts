import type { AuditAction } from '@mall/contract/staff';
import type { Database, Transaction } from '../../db/database';
import { transaction } from '../../db/transaction';
import { MallError } from '../../kernel/error';
import type { StaffViewer } from '../../kernel/staff-viewer';
import type { SecretBox } from '../../platform/secrets/secret-box';
import { type Actor, recordAudit } from '../audit';
import { unlockDeskSession } from '../credentials';
import { countFactors, type FactorCounts, lockFactors } from './factor.repo';
import { issueRecoveryCodes } from './recovery-codes';

/** What the calls about second factors need. */
export interface FactorParts {
  readonly db: Database;
  readonly secrets: () => Promise<SecretBox>;
}

/** Whether a colleague has a second factor, so that a password alone opens nothing and adds none. */
export const isEnrolled = ({ hasApp, passkeys }: Omit<FactorCounts, 'recoveryCodes'>): boolean =>
  hasApp || passkeys > 0;

/**
 * Throws unless the colleague may add a second factor: their first one by the password, further ones at an open desk
 * with a recent code.
 *
 * @throws {MallError} factorExists, reauthenticationRequired
 */
export function guardAdding({ isOpen, freshUntil }: StaffViewer, own: FactorCounts): void {
  if (!isEnrolled(own)) return;
  if (!isOpen) throw new MallError('factorExists');
  if (freshUntil === null) throw new MallError('reauthenticationRequired');
}

/**
 * Adds a second factor that was checked, and opens the session.
 *
 * @param store stores the factor.
 * @returns the recovery codes of a first factor; empty: the earlier ones stay valid.
 * @throws {MallError} factorExists, reauthenticationRequired
 */
export const addSecondFactor = (
  { db, secrets }: FactorParts,
  viewer: StaffViewer,
  actor: Actor,
  action: AuditAction,
  store: (tx: Transaction, own: FactorCounts) => Promise<void>,
): Promise<string[]> =>
  transaction(db, async (tx) => {
    const box = await secrets();
    await lockFactors(tx, viewer.id);
    const own = await countFactors(tx, viewer.id);
    guardAdding(viewer, own);
    await store(tx, own);
    const codes = isEnrolled(own) ? [] : await issueRecoveryCodes(tx, box, viewer.id);
    await unlockDeskSession(tx, viewer.session);
    await recordAudit(tx, actor, { action, subject: `colleague:${viewer.id}` });
    return codes;
  });
