import type { Connection } from '../../db/database';
import { isShippingFree } from '../coupons';
import { sumLineRefunds } from '../payments';
import type { OrderRow } from './orders.repo';

type PaidOrder = Pick<OrderRow, 'id' | 'finalAmount' | 'shippingFee'>;

/**
 * Returns what is left of the amount paid for an order's items, NT$: after coupons and points, without the
 * shipping fee, and without what was refunded of them.
 */
export async function paidForItems(db: Connection, order: PaidOrder): Promise<number> {
  const { amount, fee } = await sumLineRefunds(db, order.id);
  return (await paidBeforeRefunds(db, order)) - (amount - fee);
}

/** Returns the amount paid for an order's items before refunds of some of them, NT$. */
export async function paidBeforeRefunds(db: Connection, order: PaidOrder): Promise<number> {
  const fee = (await isShippingFree(db, order.id)) ? 0 : order.shippingFee;
  return Math.max(0, order.finalAmount - fee);
}
