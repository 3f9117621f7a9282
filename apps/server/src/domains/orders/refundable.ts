import type { OrderRow } from './orders.repo';

/** So many days after it arrived an order can be given back. */
export const RETURN_DAYS = 7;
const DAY_MS = 86_400_000;

/** Whether a member may cancel an order at once: it is not paid. */
export const isCancellable = ({ state }: Pick<OrderRow, 'state'>): boolean => state === 'pending';

/**
 * Whether a member may ask for the money of an order: before it leaves the shop, and for some days
 * after it arrived.
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
