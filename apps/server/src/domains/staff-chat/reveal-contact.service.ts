import type { Mall } from '../../context/context';
import { transaction } from '../../db/transaction';
import { MallError } from '../../kernel/error';
import { type Actor, recordAudit } from '../audit';
import { findSummary } from '../members';
import { countReveal } from '../staff';

/**
 * Reads the contact details of a member for a colleague who asked for them, and records that. The entry has no value of
 * theirs: the audit outlives the member.
 *
 * @throws {MallError} notFound
 */
export const revealContact = (
  { db, mailer }: Pick<Mall, 'db' | 'mailer'>,
  actor: Actor,
  memberId: number,
) =>
  transaction(db, async (tx) => {
    const member = await findSummary(tx, memberId);
    if (!member) throw new MallError('notFound');
    await recordAudit(tx, actor, { action: 'member.unmasked', subject: `member:${memberId}` });
    await countReveal(tx, mailer, actor);
    return { account: member.account };
  });
