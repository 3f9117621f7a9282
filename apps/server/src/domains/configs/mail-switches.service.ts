import type { Connection } from '../../db/database';
import type { OrderMailName } from '../../messages/mails';
import { readSettings } from './configs.service';

/** Which mails about orders the shop sends. */
export async function readMailSwitches(
  db: Connection,
): Promise<Readonly<Record<OrderMailName, boolean>>> {
  const { mails } = await readSettings(db);
  return {
    orderPlaced: mails.order_placed === '1',
    paymentCode: mails.payment_code === '1',
    orderPaid: mails.order_paid === '1',
    orderShipped: mails.order_shipped === '1',
    orderRefunded: mails.order_refunded === '1',
    linesRefunded: mails.lines_refunded === '1',
  };
}
