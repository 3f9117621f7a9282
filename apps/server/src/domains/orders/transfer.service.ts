import type { Database } from '../../db/database';
import { transaction } from '../../db/transaction';
import { MallFailure } from '../../kernel/error';
import { lockByNumber, setRemitAccountCheck } from './orders.repo';
import { readOrder } from './orders.service';

/**
 * Keeps the last five digits of the account that a transfer came from.
 *
 * @throws {MallFailure} notFound; orderNotTransfer, when no transfer is waited for
 */
export const tellTransfer = (
  db: Database,
  memberId: number,
  transOrderId: string,
  digits: string,
) =>
  transaction(db, async (tx) => {
    const order = await lockByNumber(tx, memberId, transOrderId);
    if (!order) throw new MallFailure('notFound');
    if (order.paymentMethod !== 'transfer') throw new MallFailure('orderNotTransfer');
    if (order.state !== 'pending') throw new MallFailure('orderNotPayable');
    await setRemitAccountCheck(tx, order.id, digits);
    return readOrder(tx, memberId, transOrderId);
  });
