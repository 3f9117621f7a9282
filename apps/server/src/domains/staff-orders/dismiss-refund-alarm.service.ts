import type { CheckedStaffBody } from '@mall/contract/staff';
import type { Database } from '../../db/database';
import { transaction } from '../../db/transaction';
import { MallError } from '../../kernel/error';
import { type Actor, recordAudit } from '../audit';
import { dismissPaidTwice, findRefund } from '../payments';
import { added } from './added';
import { lockForShop } from './lock-for-shop.service';

/**
 * Dismisses the alarm that a refund was paid back twice.
 *
 * @throws {MallError} notFound, refundAlarmGone
 */
export const dismissRefundAlarm = (
  db: Database,
  actor: Actor,
  { o_id: number, refund: id }: CheckedStaffBody<'orders', 'dismissRefundAlarm'>,
): Promise<void> =>
  transaction(db, async (tx) => {
    const order = await lockForShop(tx, number);
    const refund = await findRefund(tx, order.id, id);
    if (!refund) throw new MallError('notFound');
    if (!(await dismissPaidTwice(tx, id, new Date()))) throw new MallError('refundAlarmGone');
    await recordAudit(tx, actor, {
      action: 'order.refundAlarmDismissed',
      subject: `order:${number}`,
      changes: [added('paid_twice', refund.amount)],
    });
  });
