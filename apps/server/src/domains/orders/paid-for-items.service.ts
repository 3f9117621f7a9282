import type { Connection } from '../../db/database';
import { isShippingFree } from '../coupons';
import type { OrderRow } from './orders.repo';

/**
 * Returns the amount paid for an order's items, NT$: after coupons and points, without the shipping
 * fee.
 */
export async function paidForItems(
  db: Connection,
  order: Pick<OrderRow, 'id' | 'finalAmount' | 'shippingFee'>,
): Promise<number> {
  const fee = (await isShippingFree(db, order.id)) ? 0 : order.shippingFee;
  return Math.max(0, order.finalAmount - fee);
}
