import type { Connection } from '../../db/database';
import { countRefundedUnits } from '../payments';
import { findItems, type OrderItemRow } from './orders.repo';

/** The lines of an order with the units that were not refunded; a line without any is left out. */
export async function findRemainingItems(db: Connection, orderId: number): Promise<OrderItemRow[]> {
  const items = await findItems(db, [orderId]);
  const refunded = await countRefundedUnits(
    db,
    items.map(({ id }) => id),
  );
  return items
    .map((item) => ({ ...item, quantity: item.quantity - (refunded.get(item.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}
