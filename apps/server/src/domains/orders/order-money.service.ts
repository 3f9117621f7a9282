import type { OrderState } from '@mall/contract';
import type { Connection } from '../../db/database';
import { isShippingFree } from '../coupons';
import { findPaid, findRefundsOf, type RefundRow } from '../payments';
import { findCombinedWith, type OrderRow } from './orders.repo';
import type { OrderMoney } from './refund-amounts';

/** In these states the customer will receive the items, or has them. */
const TRAVELLING: ReadonlySet<OrderState> = new Set([
  'paid',
  'preparing',
  'shipped',
  'arrived',
  'completed',
]);

type MoneyOfOrder = Pick<OrderRow, 'id' | 'finalAmount' | 'shippingFee'>;

/** Reads the money of an order, with its refunds as stored. */
export async function readOrderMoney(
  db: Connection,
  order: MoneyOfOrder,
): Promise<OrderMoney<RefundRow>> {
  return {
    paid: (await findPaid(db, order.id))?.amount ?? 0,
    fee: await feePaid(db, order),
    isFeeUsed: await isFeeUsed(db, order.id),
    refunds: await findRefundsOf(db, order.id),
  };
}

/**
 * Returns whether the fee of an order pays for a parcel in which another order is shipped without a fee.
 *
 * @param except an order that leaves the parcel.
 */
export async function isFeeUsed(db: Connection, orderId: number, except?: number) {
  const combined = await findCombinedWith(db, orderId);
  return combined.some(({ id, state }) => id !== except && TRAVELLING.has(state));
}

/** Returns the amount actually paid for the shipping fee, NT$. */
export async function feePaid(db: Connection, order: MoneyOfOrder): Promise<number> {
  if (order.shippingFee === 0 || (await isShippingFree(db, order.id))) return 0;
  return Math.min(order.shippingFee, order.finalAmount);
}
