import type { CheckedStaffBody } from '@mall/contract/staff';
import type { Database, Transaction } from '../../db/database';
import { transaction } from '../../db/transaction';
import { MallError } from '../../kernel/error';
import { type Actor, type AuditRecord, changesBetween, recordAudit } from '../audit';
import {
  advanceOrder,
  lockAnyByNumber,
  mayTransition,
  type OrderRow,
  setTracking,
} from '../orders';
import { payByHand } from '../payments';

type Advance = CheckedStaffBody<'orders', 'advance'>;

/** How the timeline of an order names a colleague. */
const onTimeline = ({ id }: Actor) => `staff:${id}` as const;
const subjectOf = ({ transOrderId }: OrderRow): string => `order:${transOrderId}`;

/** @throws {MallError} notFound */
async function lock(tx: Transaction, transOrderId: string): Promise<OrderRow> {
  const order = await lockAnyByNumber(tx, transOrderId);
  if (!order) throw new MallError('notFound');
  return order;
}

/**
 * Changes an order to its next state on behalf of the shop.
 *
 * @throws {MallError} notFound, orderMoveRefused
 */
export async function advanceAsShop(tx: Transaction, actor: Actor, move: Advance): Promise<void> {
  const { o_id: id, to } = move;
  const order = await lock(tx, id);
  await advanceOrder(tx, order, to, { actor: onTimeline(actor) });
  const before = {
    state: order.state,
    carrier: order.carrier,
    tracking_number: order.trackingNumber,
  };
  const tracking = to === 'shipped' ? trackingOf(move) : null;
  if (tracking) await setTracking(tx, order.id, tracking);
  await recordAudit(tx, actor, {
    action: 'order.advanced',
    subject: subjectOf(order),
    changes: changesBetween(before, {
      state: to,
      ...(tracking && { carrier: tracking.carrier, tracking_number: tracking.trackingNumber }),
    }),
  });
}

/** An empty field is none. */
const trackingOf = ({ carrier, tracking_number }: Omit<Advance, 'o_id' | 'to'>) => ({
  carrier: carrier || null,
  trackingNumber: tracking_number || null,
});

/**
 * Corrects the carrier and the tracking number of an order that was shipped.
 *
 * @throws {MallError} notFound, orderMoveRefused
 */
export const saveTracking = (
  db: Database,
  actor: Actor,
  input: CheckedStaffBody<'orders', 'saveTracking'>,
): Promise<void> =>
  transaction(db, async (tx) => {
    const order = await lock(tx, input.o_id);
    if (!['shipped', 'arrived', 'completed'].includes(order.state)) {
      throw new MallError('orderMoveRefused');
    }
    const { carrier, trackingNumber } = trackingOf(input);
    await setTracking(tx, order.id, { carrier, trackingNumber });
    await recordAudit(tx, actor, {
      action: 'order.trackingChanged',
      subject: subjectOf(order),
      changes: changesBetween(
        { carrier: order.carrier, tracking_number: order.trackingNumber },
        { carrier, tracking_number: trackingNumber },
      ),
    });
  });

/**
 * Confirms that a bank transfer has arrived. Only transfers are confirmed by hand.
 *
 * @throws {MallError} notFound, orderMoveRefused
 */
export async function confirmPaid(tx: Transaction, actor: Actor, id: string): Promise<void> {
  const order = await lock(tx, id);
  const fits = mayTransition(order.state, 'paid') && order.paymentMethod === 'transfer';
  if (!fits) throw new MallError('orderMoveRefused');
  await payByHand(tx, order.id, new Date());
  await advanceOrder(tx, order, 'paid', { actor: onTimeline(actor) });
  await recordAudit(tx, actor, moved('order.paidConfirmed', order, 'paid'));
}

const moved = (
  action: AuditRecord['action'],
  order: OrderRow,
  to: OrderRow['state'],
): AuditRecord => ({
  action,
  subject: subjectOf(order),
  changes: [{ field: 'state', before: order.state, after: to }],
});
