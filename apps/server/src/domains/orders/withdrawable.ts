import type { OrderState } from '@mall/contract';
import type { Connection } from '../../db/database';
import { hasOrderRefund } from '../payments';
import { findLatestEvent, type OrderRow } from './orders.repo';

/**
 * The state that an order continues in when its member withdraws the request for a refund; null: it cannot be withdrawn,
 * because the shop or a late payment caused the refund, or because the money is being returned.
 */
export async function withdrawableTo(
  db: Connection,
  { id, state, payStatus }: OrderRow,
): Promise<OrderState | null> {
  if (state !== 'refunding' || payStatus !== 'paid') return null;
  const request = await findLatestEvent(db, id);
  const isOwn = request?.to === 'refunding' && request.actor.startsWith('member:');
  if (!isOwn || (await hasOrderRefund(db, id))) return null;
  return request.from;
}
