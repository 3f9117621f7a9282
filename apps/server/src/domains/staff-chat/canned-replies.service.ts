import type { CheckedStaffBody } from '@mall/contract/staff';
import type { Database, Transaction } from '../../db/database';
import { transaction } from '../../db/transaction';
import { MallError } from '../../kernel/error';
import type { Idempotency } from '../../kernel/idempotency';
import { mergeEdit } from '../../kernel/merge-edit';
import { runOnce } from '../../platform/idempotency/with-idempotency.repo';
import { type Actor, changesBetween, recordAudit } from '../audit';
import {
  addCannedReply,
  type CannedReplyRow,
  changeCannedReply,
  dropCannedReply,
  lockCannedReply,
} from '../chat';

const subjectOf = (id: number): string => `cannedReply:${id}`;

/** @throws {MallError} notFound */
async function lock(tx: Transaction, id: number): Promise<CannedReplyRow> {
  const found = await lockCannedReply(tx, id);
  if (!found) throw new MallError('notFound');
  return found;
}

const textsOf = ({ title, text }: CannedReplyRow) => ({ title, text });

/**
 * Adds a text that colleagues send often, or changes what the form edited of it.
 *
 * @throws {MallError} notFound, changedMeanwhile, idempotencyKeyReused
 */
export const saveCannedReply = (
  db: Database,
  actor: Actor,
  { id, base, ...edited }: CheckedStaffBody<'chat', 'saveCannedReply'>,
  idempotency: Idempotency | null,
): Promise<void> =>
  runOnce(db, actor.id, idempotency, async (tx) => {
    const before = id === undefined ? null : await lock(tx, id);
    const values = before ? mergeEdit(textsOf(before), base, edited) : edited;
    if (before) await changeCannedReply(tx, { ...values, id: before.id });
    const saved = before?.id ?? (await addCannedReply(tx, values));
    await recordAudit(tx, actor, {
      action: 'chat.cannedReplySaved',
      subject: subjectOf(saved),
      changes: changesBetween({ title: before?.title ?? null, text: before?.text ?? null }, values),
    });
  });

/** Deletes a text that colleagues send often. @throws {MallError} notFound */
export const deleteCannedReply = (db: Database, actor: Actor, id: number): Promise<void> =>
  transaction(db, async (tx) => {
    const { title, text } = await lock(tx, id);
    await dropCannedReply(tx, id);
    await recordAudit(tx, actor, {
      action: 'chat.cannedReplyDeleted',
      subject: subjectOf(id),
      changes: [
        { field: 'title', before: title },
        { field: 'text', before: text },
      ],
    });
  });
