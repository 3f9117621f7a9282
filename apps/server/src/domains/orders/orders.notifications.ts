import type { OrderState } from '@mall/contract';
import type { OrderNotice } from '../../messages/notices';
import type { NewNotification } from '../notifications';
import type { MoveReason } from './move-order.service';
import type { OrderRow } from './orders.repo';

type Numbered = Pick<OrderRow, 'transOrderId'>;

/** A notification about an order, linking to its page. */
export const aboutOrder = (
  { transOrderId }: Numbered,
  data: NewNotification['data'],
): NewNotification => ({
  kind: 1,
  data,
  target: { type: 'order', trans_order_id: transOrderId },
});

/** The notification that a member gets for an order's state change; null for none. */
export function stateNotification(
  order: Numbered,
  to: OrderState,
  reason: MoveReason,
): NewNotification | null {
  // A refund of lines has a notification of its own, with the amount.
  if (reason === 'lines_refunded') return null;
  const notice = reason === '' ? noticeOf(to) : reason;
  return (
    notice && aboutOrder(order, { notice: 'orderMoved', order: order.transOrderId, news: notice })
  );
}

/** Members are not notified of their own actions. */
const noticeOf = (to: OrderState): OrderNotice | null =>
  to === 'pending' || to === 'cancelled' ? null : to;

/** The order waits for a code to be paid, which expires soon. */
export const codeExpiring = (
  order: Numbered & Pick<OrderRow, 'id'>,
  due: { readonly amount: number; readonly until: string },
): NewNotification => ({
  ...aboutOrder(order, { notice: 'codeExpiring', order: order.transOrderId, ...due }),
  groupKey: `code:${order.id}`,
});

/** A surplus payment for the order was refunded. */
export const surplusReturned = (order: Numbered, amount: number): NewNotification =>
  aboutOrder(order, { notice: 'surplusReturned', order: order.transOrderId, amount });

/** A payment that the order cannot use will be refunded: it was paid already, or its amount has changed. */
export const surplusReturning = (order: Numbered, amount: number): NewNotification =>
  aboutOrder(order, { notice: 'surplusReturning', order: order.transOrderId, amount });

/** Some items of the order, or its shipping fee, were refunded. */
export const linesRefunded = (order: Numbered, amount: number): NewNotification =>
  aboutOrder(order, { notice: 'linesRefunded', order: order.transOrderId, amount });
