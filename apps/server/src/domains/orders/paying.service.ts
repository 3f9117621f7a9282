import type { Transaction } from '../../db/database';
import { MallFailure } from '../../http/failure';
import { findItems, lockById, lockByNumber, prolong, setPaymentMethod } from './orders.repo';
import { isPayable } from './payable';

/**
 * A member's order that waits for payment, held until the transaction ends.
 *
 * @throws {MallFailure} notFound – also when it is another member's; orderNotPayable
 */
export async function holdPayable(
  tx: Transaction,
  memberId: number,
  transOrderId: string,
  now: Date,
) {
  const order = await lockByNumber(tx, memberId, transOrderId);
  if (!order) throw new MallFailure('notFound');
  if (!isPayable(order, now)) throw new MallFailure('orderNotPayable');
  const items = await findItems(tx, [order.id]);
  return { id: order.id, transOrderId, amount: order.finalAmount, items };
}

/** An order, held until the transaction ends. */
export async function holdOrder(tx: Transaction, orderId: number) {
  const order = await lockById(tx, orderId);
  if (!order) throw new Error(`There is no order ${orderId}`);
  return order;
}

/** Notes how the shopper means to pay now. */
export const choosePaymentMethod = (tx: Transaction, orderId: number, method: string) =>
  setPaymentMethod(tx, orderId, method);

/** What an order holds. */
export const readGoods = (tx: Transaction, orderId: number) => findItems(tx, [orderId]);

/** Keeps an unpaid order open until then, if it would have closed before. */
export const waitUntil = (tx: Transaction, orderId: number, moment: Date) =>
  prolong(tx, orderId, moment);
