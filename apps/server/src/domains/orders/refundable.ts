import type { OrderRow } from './orders.repo';
import { DAY_MS } from '../../kernel/time';

/** An order can be returned for this many days after it arrived. */
export const RETURN_DAYS = 7;

/** Whether a member may cancel an order at once: only while it is unpaid. */
export const isCancellable = ({ state }: Pick<OrderRow, 'state'>): boolean => state === 'pending';

/**
 * Whether a member may request a refund: before the order is shipped, and for some days after it arrived.
 *
 * @param arrivedAt null: it has not arrived.
 */
export function isRefundable(
  { state }: Pick<OrderRow, 'state'>,
  arrivedAt: Date | null,
  now: Date,
): boolean {
  if (state === 'paid' || state === 'preparing') return true;
  if (state !== 'arrived' && state !== 'completed') return false;
  return arrivedAt !== null && now.getTime() - arrivedAt.getTime() <= RETURN_DAYS * DAY_MS;
}
