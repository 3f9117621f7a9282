import type { Database, Transaction } from '../../db/database';
import type { AuditChange } from '../../db/schema';
import { transaction } from '../../db/transaction';
import { MallError } from '../../kernel/error';
import {
  closeCopies,
  closeReports,
  hideTarget,
  lockTarget,
  type LockedTarget,
  restoreTarget,
  type WallTarget,
} from '../articles';
import { type Actor, type AuditRecord, changesBetween, recordAudit } from '../audit';

/** The subject of audit entries about a post or a comment. */
const subjectOf = ({ type, id }: WallTarget): string => `${type}:${id}`;

const stateOf = (hiddenReason: string | null) => (hiddenReason === null ? 'shown' : 'hidden');

/** Decides about a locked post or comment, and records it. @throws {MallError} notFound, caseDecided */
const decide = (
  db: Database,
  actor: Actor,
  target: WallTarget,
  work: (tx: Transaction, locked: LockedTarget) => Promise<Omit<AuditRecord, 'subject'>>,
) =>
  transaction(db, async (tx) => {
    const locked = await lockTarget(tx, target);
    if (!locked) throw new MallError('notFound');
    await recordAudit(tx, actor, { subject: subjectOf(target), ...(await work(tx, locked)) });
    return { done: true as const };
  });

/** Closes the open reports. @throws {MallError} caseDecided, when there are none */
async function closeCase(
  tx: Transaction,
  target: WallTarget,
  refusal: 'caseDecided' | 'notFound' = 'caseDecided',
): Promise<readonly AuditChange[]> {
  const now = new Date();
  const closed = await closeReports(tx, target, now);
  if (closed === 0) throw new MallError(refusal);
  await closeCopies(tx, target, now);
  return changesBetween({ open_reports: closed }, { open_reports: 0 });
}

/**
 * Closes a case because nothing is wrong, or nothing is left to hide: its author may have deleted the post or comment.
 *
 * @throws {MallError} notFound, caseDecided
 */
export const dismiss = (db: Database, actor: Actor, target: WallTarget) =>
  transaction(db, async (tx) => {
    const locked = await lockTarget(tx, target);
    const changes = await closeCase(tx, target, locked ? 'caseDecided' : 'notFound');
    await recordAudit(tx, actor, { subject: subjectOf(target), action: 'wall.dismissed', changes });
    return { done: true as const };
  });

/** Closes a case and hides its post or comment. @throws {MallError} notFound, caseDecided */
export const hide = (db: Database, actor: Actor, target: WallTarget, reason: string) =>
  decide(db, actor, target, async (tx, locked) => {
    const closed = await closeCase(tx, target);
    const before = stateOf(locked.hiddenReason);
    if (before === 'shown') await hideTarget(tx, locked, reason);
    return {
      action: 'wall.hidden',
      changes: [...changesBetween({ state: before }, { state: 'hidden' }), ...closed],
      reason,
    };
  });

/** Shows a hidden post or comment again. @throws {MallError} notFound; caseDecided, when it is shown */
export const restore = (db: Database, actor: Actor, target: WallTarget) =>
  decide(db, actor, target, async (tx, locked) => {
    const { hiddenReason } = locked;
    if (hiddenReason === null) throw new MallError('caseDecided');
    await restoreTarget(tx, locked);
    return {
      action: 'wall.restored',
      changes: changesBetween<Readonly<Record<string, string | null>>>(
        { state: 'hidden', hidden_reason: hiddenReason },
        { state: 'shown', hidden_reason: null },
      ),
    };
  });
