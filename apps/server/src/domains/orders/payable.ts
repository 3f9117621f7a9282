import type { OrderRow } from './orders.repo';

/** Whether a new payment can be started: the order is unpaid and has not expired. */
export const isPayable = (order: Pick<OrderRow, 'state' | 'expiresAt'>, now: Date): boolean =>
  order.state === 'pending' && (order.expiresAt === null || order.expiresAt > now);
