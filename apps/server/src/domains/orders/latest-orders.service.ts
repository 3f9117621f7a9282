import { orderStates } from '@mall/contract';
import type { Connection } from '../../db/database';
import { countOrders, findItems, findOrders } from './orders.repo';

/**
 * The latest orders of a member with their lines, newest first, and how many orders they have placed.
 *
 * @param most how many orders are returned.
 */
export async function latestOrders(db: Connection, memberId: number, most: number) {
  const orders = await findOrders(db, memberId, orderStates, { perPage: most, offset: 0 });
  const items = await findItems(
    db,
    orders.map(({ id }) => id),
  );
  return {
    orders: orders.map((order) => ({
      order,
      items: items.filter(({ orderId }) => orderId === order.id),
    })),
    count: await countOrders(db, memberId, orderStates),
  };
}
