import type { Database } from '../../db/database';
import { transaction } from '../../db/transaction';
import { MallError } from '../../kernel/error';
import { lockByNumber, setRemitAccountCheck } from './orders.repo';
import { readOrder } from './orders.service';

/**
 * Stores the last five digits of the account that a transfer came from.
 *
 * @throws {MallError} notFound; orderNotTransfer, when the order does not wait for a transfer
 */
export const reportTransfer = (
  db: Database,
  memberId: number,
  transOrderId: string,
  digits: string,
) =>
  transaction(db, async (tx) => {
    const order = await lockByNumber(tx, memberId, transOrderId);
    if (!order) throw new MallError('notFound');
    if (order.paymentMethod !== 'transfer') throw new MallError('orderNotTransfer');
    if (order.state !== 'pending') throw new MallError('orderNotPayable');
    await setRemitAccountCheck(tx, order.id, digits);
    return readOrder(tx, memberId, transOrderId);
  });
