import { sql, type SQL } from 'drizzle-orm';
import { jsonInsert } from '../../db/json-insert';
import { orderEvents, orderItems, orders } from '../../db/schema';
import type { Inputs } from '../../db/statement';
import { newOrderNumber } from './order-number';

/** Inserts an order, as a part of a larger statement. */
const newOrders = jsonInsert(orders, [
  'transOrderId',
  'memberId',
  'layer',
  'itemsAmount',
  'shippingFee',
  'discount',
  'pointsUsed',
  'pointsDiscount',
  'finalAmount',
  'shipping',
  'invoice',
  'paymentMethod',
  'note',
  'shippedWith',
  'createdAt',
  'expiresAt',
]);

/** Inserts the items of an order, as a part of a larger statement. */
const newItems = jsonInsert(orderItems, [
  'productId',
  'ruleId',
  'type',
  'name',
  'picture',
  'attributes',
  'amount',
  'marketPrice',
  'quantity',
]);

/** Inserts the events of an order, as a part of a larger statement. */
const newEvents = jsonInsert(orderEvents, ['from', 'to', 'actor', 'createdAt']);

type OrderInput = Parameters<typeof newOrders.toJson>[0][number];

/** The data of a new order, without the number and the time, which are generated here. */
export type NewOrder = Omit<OrderInput, 'transOrderId' | 'createdAt'>;
/** The data of a new order's item: a copy as it is bought, which later changes do not affect. */
export type NewItem = Parameters<typeof newItems.toJson>[0][number];

/** The parameters of {@link placedOrder}. */
export type PlacedOrder = {
  readonly order: string;
  readonly items: string;
  readonly events: string;
};

/** The placed order in a statement that contains {@link placedOrder}. */
const placed = { value: sql`placed.id`, from: sql`placed` };

/** A column of another table that refers to the placed order, for {@link jsonInsert}. */
export const ofPlaced = <Column>(column: Column) => ({ column, ...placed });

/**
 * The parts of a statement that place an order on a condition: `placed` stores it and returns its `id`,
 * `items` a copy of its items, and `events` its first event.
 */
export const placedOrder = ({ order, items, events }: Inputs<PlacedOrder>, condition: SQL) => ({
  placed: sql`${newOrders.insert(order, condition)} returning ${orders.id}`,
  items: newItems.insert(items, ofPlaced(orderItems.orderId)),
  events: newEvents.insert(events, ofPlaced(orderEvents.orderId)),
});

/** Creates the number of a new order, and the parameters of {@link placedOrder}. */
export function planOrder(order: NewOrder, items: readonly NewItem[], now: Date) {
  const transOrderId = newOrderNumber(now);
  const actor = `member:${order.memberId}`;
  const values: PlacedOrder = {
    order: newOrders.toJson([{ ...order, transOrderId, createdAt: now }]),
    items: newItems.toJson(items),
    events: newEvents.toJson([{ from: null, to: 'pending', actor, createdAt: now }]),
  };
  return { transOrderId, values };
}
