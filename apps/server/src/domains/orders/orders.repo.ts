import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/database';
import { jsonRows, ONE_ROW } from '../../db/json-rows';
import type { OrderState } from '@mall/contract';
import { orderEvents, orderItems, orders, type Layer } from '../../db/schema';
import { statement, type Inputs } from '../../db/statement';
import type { Slice } from '../../kernel/paging';
import { isSetting } from '../configs';

/** An order as stored. */
export type OrderRow = typeof orders.$inferSelect;
/** An order line as stored. */
export type OrderItemRow = typeof orderItems.$inferSelect;
/** A state change of an order as stored. */
export type OrderEventRow = typeof orderEvents.$inferSelect;

/** The days of shipping and arrival that were promised when an order was paid. */
export type DaysPromised = Pick<OrderRow, 'leavesOn' | 'arrivesOn'>;

export async function addEvent(tx: Transaction, event: typeof orderEvents.$inferInsert) {
  await tx.insert(orderEvents).values(event);
}

/** Changes an order's state if it is still `from`; false when it is not. */
export async function changeState(
  tx: Transaction,
  id: number,
  from: OrderState,
  to: OrderState,
  promise: Partial<DaysPromised>,
): Promise<boolean> {
  const changed = await tx
    .update(orders)
    .set({ state: to, ...paymentIn(to), ...promise })
    .where(and(eq(orders.id, id), eq(orders.state, from)))
    .returning({ id: orders.id });
  return changed.length > 0;
}

/** The payment columns that follow from a state. */
function paymentIn(state: OrderState): Partial<typeof orders.$inferInsert> {
  if (state === 'paid') return { payStatus: 'paid', paidAt: new Date() };
  if (state === 'refunding') return { payStatus: 'paid' };
  if (state === 'refunded') return { payStatus: 'refunded' };
  return {};
}

/** A member's order by its number, locked until the transaction ends. */
export async function lockByNumber(tx: Transaction, memberId: number, transOrderId: string) {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.transOrderId, transOrderId), eq(orders.memberId, memberId)))
    .for('no key update');
  return order;
}

/** Stores the payment method that the shopper chose. */
export async function choosePaymentMethod(tx: Transaction, id: number, paymentMethod: string) {
  await tx.update(orders).set({ paymentMethod }).where(eq(orders.id, id));
}

/** Extends an unpaid order's expiry to this time, if it would expire earlier. */
export async function extendExpiry(tx: Transaction, id: number, until: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ expiresAt: until })
    .where(and(eq(orders.id, id), lt(orders.expiresAt, until)));
}

/** A member's order by its number. */
export async function findByNumber(db: Connection, memberId: number, transOrderId: string) {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.transOrderId, transOrderId), eq(orders.memberId, memberId)));
  return order;
}

/** A member's orders in these states, newest first. */
export const findOrders = (
  db: Connection,
  memberId: number,
  states: readonly OrderState[],
  { perPage, offset }: Pick<Slice, 'perPage' | 'offset'>,
) =>
  db
    .select()
    .from(orders)
    .where(ofMember(memberId, states))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(perPage)
    .offset(offset);

/** The invoice choice of a member's latest order; null: no order yet. */
export async function findLatestInvoice(db: Connection, memberId: number) {
  const [order] = await db
    .select({ invoice: orders.invoice })
    .from(orders)
    .where(eq(orders.memberId, memberId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  return order?.invoice ?? null;
}

/** The number of a member's orders in these states. */
export const countOrders = (db: Connection, memberId: number, states: readonly OrderState[]) =>
  db.$count(orders, ofMember(memberId, states));

/** The number of a member's unpaid orders, to read together with other values. */
export const unpaidCount = ({ memberId }: Inputs<{ readonly memberId: number }>) => {
  const count = sql`(select count(*)::int from ${orders}
    where ${orders.memberId} = ${memberId} and ${orders.state} = 'pending')`;
  return sql<number>`${count}`;
};

/** The lines of these orders, in the sequence of each order. */
export const findItems = async (db: Connection, ids: readonly number[]): Promise<OrderItemRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(orderItems)
        .where(inArray(orderItems.orderId, [...ids]))
        .orderBy(asc(orderItems.orderId), asc(orderItems.id));

/** An order's state changes, oldest first. */
export const findEvents = (db: Connection, orderId: number): Promise<OrderEventRow[]> =>
  db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));

/** An order's latest state change. */
export async function findLatestEvent(
  db: Connection,
  orderId: number,
): Promise<OrderEventRow | undefined> {
  const [event] = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return event;
}

/** Unpaid orders that have expired, sorted by id. */
export const findOverdue = (db: Connection, now: Date, limit: number, afterId: number) =>
  db
    .select({ id: orders.id, expiresAt: orders.expiresAt })
    .from(orders)
    .where(
      and(eq(orders.state, sql`'pending'`), lte(orders.expiresAt, now), gt(orders.id, afterId)),
    )
    .orderBy(asc(orders.id))
    .limit(limit);

/** Orders in the state arrived that arrived before that time, sorted by id. */
export async function findArrivedBefore(
  db: Connection,
  before: Date,
  limit: number,
  afterId: number,
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: orders.id })
    .from(orders)
    .innerJoin(orderEvents, and(eq(orderEvents.orderId, orders.id), eq(orderEvents.to, 'arrived')))
    .where(
      and(
        eq(orders.state, sql`'arrived'`),
        lte(orderEvents.createdAt, before),
        gt(orders.id, afterId),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** When an order arrived, also when it continues after a withdrawn refund; null: it has not. */
export async function findArrival(db: Connection, orderId: number): Promise<Date | null> {
  const [event] = await db
    .select({ createdAt: orderEvents.createdAt })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.to, 'arrived')))
    .orderBy(asc(orderEvents.id))
    .limit(1);
  return event?.createdAt ?? null;
}

/** The member and layer of a cart or an order. */
type OfLayer = { readonly memberId: number; readonly layer: Layer };

/** States in which an order's parcel has not been shipped yet. */
export const UNSHIPPED = ['paid', 'preparing'] as const;

/** An order that another parcel may be shipped with. */
export type UnshippedRow = Pick<OrderRow, 'id' | 'shipping'>;

/**
 * A member's unshipped orders of one layer that pay their own shipping fee, oldest first, to read
 * together with other values; none unless the shop combines shipments (`merge_order`).
 */
export const unshippedRows = (db: Connection, { memberId, layer }: Inputs<OfLayer>) =>
  jsonRows({ id: orders.id, shipping: orders.shipping }, (row) =>
    db
      .select(row)
      .from(orders)
      .where(
        and(
          isSetting('order', 'merge_order', '1'),
          eq(orders.memberId, memberId),
          inArray(orders.state, [...UNSHIPPED]).inlineParams(),
          eq(orders.layer, layer),
          isNull(orders.shippedWith),
        ),
      )
      .orderBy(asc(orders.id)),
  );

const selectUnshipped = statement('unshipped_orders', (db, inputs: Inputs<OfLayer>) =>
  db.select({ unshipped: unshippedRows(db, inputs) }).from(ONE_ROW),
);

/** The orders of {@link unshippedRows}. */
export async function findUnshipped(
  db: Connection,
  { memberId, layer }: Pick<OrderRow, 'memberId' | 'layer'>,
): Promise<readonly UnshippedRow[]> {
  const [found] = await selectUnshipped(db, { memberId, layer });
  return found?.unshipped ?? [];
}

/** The states of the orders that are shipped on this one's fee. */
export const findCombinedWith = (db: Connection, id: number) =>
  db.select({ id: orders.id, state: orders.state }).from(orders).where(eq(orders.shippedWith, id));

/** Stores how much of a refunded order's shipping fee was not refunded. */
export async function setFeeWithheld(
  tx: Transaction,
  id: number,
  feeWithheld: number,
): Promise<void> {
  await tx.update(orders).set({ feeWithheld }).where(eq(orders.id, id));
}

export async function setCancelReason(tx: Transaction, id: number, cancelReason: string | null) {
  await tx.update(orders).set({ cancelReason }).where(eq(orders.id, id));
}

/** Stores the carrier of an order's parcel, and its tracking number. */
export async function setTracking(
  tx: Transaction,
  id: number,
  tracking: Pick<OrderRow, 'carrier' | 'trackingNumber'>,
): Promise<void> {
  await tx.update(orders).set(tracking).where(eq(orders.id, id));
}

export async function setRemitAccountCheck(tx: Transaction, id: number, digits: string) {
  await tx.update(orders).set({ remitAccountCheck: digits }).where(eq(orders.id, id));
}

/** Changes an order's shipping and the amounts that depend on it. */
export async function changeShipping(
  tx: Transaction,
  id: number,
  change: Pick<
    OrderRow,
    'shipping' | 'note' | 'shippingFee' | 'discount' | 'finalAmount' | 'shippedWith'
  >,
): Promise<void> {
  await tx.update(orders).set(change).where(eq(orders.id, id));
}

const ofMember = (memberId: number, states: readonly OrderState[]) =>
  and(eq(orders.memberId, memberId), inArray(orders.state, [...states]));
