import type { Mall } from '../../context/context';
import { transaction } from '../../db/transaction';
import { MallError } from '../../kernel/error';
import { type Actor, recordAudit } from '../audit';
import { findAnyByNumber } from '../orders';
import { countReveal } from '../staff';
import { findBuyer } from './order-detail.repo';

/**
 * Reads the contact details of an order for a colleague who asked for them, and records that. The entry has no value of
 * theirs: the audit outlives the member.
 *
 * @throws {MallError} notFound
 */
export const revealContact = (
  { db, mailer }: Pick<Mall, 'db' | 'mailer'>,
  actor: Actor,
  transOrderId: string,
) =>
  transaction(db, async (tx) => {
    const order = await findAnyByNumber(tx, transOrderId);
    if (!order) throw new MallError('notFound');
    const buyer = await findBuyer(tx, order.memberId);
    await recordAudit(tx, actor, {
      action: 'member.unmasked',
      subject: `member:${order.memberId}`,
      changes: [{ field: 'order', after: order.transOrderId }],
    });
    await countReveal(tx, mailer, actor);
    return { order, account: buyer?.account ?? '' };
  });
