import type { OrderState } from '@mall/contract';
import type { OrderNotice } from '../../messages/notices';
import type { NewNotification } from '../notifications';
import type { MoveReason } from './move-order.service';
import type { OrderRow } from './orders.repo';

type Numbered = Pick<OrderRow, 'transOrderId'>;

/** Something about an order; it leads there. */
export const aboutOrder = (
  { transOrderId }: Numbered,
  data: NewNotification['data'],
): NewNotification => ({
  kind: 1,
  data,
  href: `/order/${transOrderId}`,
});

/** What a member is told of an order's move; null: nothing. */
export function newsOf(
  order: Numbered,
  to: OrderState,
  reason: MoveReason,
): NewNotification | null {
  const news = reason === '' ? told(to) : reason;
  return news && aboutOrder(order, { notice: 'orderMoved', order: order.transOrderId, news });
}

/** What a member did themself needs no news. */
const told = (to: OrderState): OrderNotice | null =>
  to === 'pending' || to === 'cancelled' ? null : to;

/** Money that the order had no use for went back. */
export const surplusReturned = (order: Numbered, amount: number): NewNotification =>
  aboutOrder(order, { notice: 'surplusReturned', order: order.transOrderId, amount });

/** Money came that the order has no use for: it was paid already, or asks for another amount by now. */
export const surplusReturning = (order: Numbered, amount: number): NewNotification =>
  aboutOrder(order, { notice: 'surplusReturning', order: order.transOrderId, amount });
