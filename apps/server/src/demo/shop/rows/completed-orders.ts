import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../db/database';
import { orderEvents, orders } from '../../../db/schema';

/** The demo's completed orders that satisfy a condition, with the time of their completion, in that order. */
export const findCompletedOrders = (tx: Transaction, condition: SQL | undefined) =>
  tx
    .select({ order: orders, at: orderEvents.createdAt })
    .from(orders)
    .innerJoin(
      orderEvents,
      and(eq(orderEvents.orderId, orders.id), eq(orderEvents.to, 'completed')),
    )
    .where(condition)
    .orderBy(asc(orderEvents.createdAt), asc(orders.id));
