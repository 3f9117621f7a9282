import type { Connection, Transaction } from '../../db/database';
import { MallError } from '../../kernel/error';
import { readSettings } from '../configs';
import { earnedBy } from '../pricing';
import { presentTotals } from './orders.presenter';
import { lockById } from './any-order.repo';
import {
  findByNumber,
  findItems,
  lockByNumber,
  type OrderItemRow,
  type OrderRow,
} from './orders.repo';
import { paidForItems } from './paid-for-items.service';
import { isPayable } from './payable';

/** An unpaid order and its items. */
export interface PayableOrder {
  readonly order: OrderRow;
  readonly items: readonly OrderItemRow[];
}

/**
 * A member's unpaid order, locked until the transaction ends.
 *
 * @throws {MallError} notFound – also when it belongs to another member; orderNotPayable
 */
export const lockPayableOrder = async (
  tx: Transaction,
  memberId: number,
  transOrderId: string,
  now: Date,
): Promise<PayableOrder> => payable(tx, await lockByNumber(tx, memberId, transOrderId), now);

/** The same without a lock, for reading. @throws {MallError} notFound, orderNotPayable */
export const readPayableOrder = async (
  db: Connection,
  memberId: number,
  transOrderId: string,
  now: Date,
): Promise<PayableOrder> => payable(db, await findByNumber(db, memberId, transOrderId), now);

async function payable(
  db: Connection,
  order: OrderRow | undefined,
  now: Date,
): Promise<PayableOrder> {
  if (!order) throw new MallError('notFound');
  if (!isPayable(order, now)) throw new MallError('orderNotPayable');
  return { order, items: await findItems(db, [order.id]) };
}

/** An order, locked until the transaction ends. */
export async function lockOrder(tx: Transaction, orderId: number): Promise<OrderRow> {
  const order = await lockById(tx, orderId);
  if (!order) throw new Error(`There is no order ${orderId}`);
  return order;
}

/** The totals of an order. */
export async function readTotals(db: Connection, order: OrderRow, items: readonly OrderItemRow[]) {
  const { point } = await readSettings(db);
  return presentTotals({ order, items, toEarn: earnedBy(await paidForItems(db, order), point) });
}
