import type { Transaction } from '../../db/database';
import { MallError } from '../../kernel/error';
import { lockAnyByNumber, type OrderRow } from '../orders';

/** Locks an order of any member until the transaction ends. @throws {MallError} notFound */
export async function lockForShop(tx: Transaction, transOrderId: string): Promise<OrderRow> {
  const order = await lockAnyByNumber(tx, transOrderId);
  if (!order) throw new MallError('notFound');
  return order;
}
