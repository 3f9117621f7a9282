import type { Transaction } from '../../db/database';
import { addAttempt } from './attempts.repo';
import type { GatewayWay, PaymentForm, PaymentGateway } from './gateway';
import { newTradeNumber } from '../../platform/ecpay/trade-number';

/** The order to pay. */
export interface PayableOrder {
  readonly id: number;
  readonly transOrderId: string;
  /** Whole NT$. */
  readonly amount: number;
  readonly items: readonly { readonly name: string; readonly quantity: number }[];
  /** Where the shopper comes back to; null: the site's own pages. */
  readonly returnUrl: string | null;
}

/** Starts a payment attempt for an order, under a new trade number, and returns the form for it. */
export async function startPayment(
  tx: Transaction,
  gateway: PaymentGateway,
  order: PayableOrder,
  way: GatewayWay,
  now: Date,
): Promise<PaymentForm> {
  const merchantTradeNo = newTradeNumber(now);
  await addAttempt(tx, {
    merchantTradeNo,
    orderId: order.id,
    method: way.method,
    installments: way.kind === 'card' ? way.installments : null,
    amount: order.amount,
    returnUrl: order.returnUrl,
  });
  return gateway.start({
    merchantTradeNo,
    transOrderId: order.transOrderId,
    amount: order.amount,
    way,
    items: order.items.map(({ name, quantity }) => `${name} x ${quantity}`),
    startedAt: now,
    returnUrl: order.returnUrl,
  });
}

/** Starts to wait for a transfer to the shop's own account, without a gateway. */
export const startTransfer = (
  tx: Transaction,
  {
    id,
    amount,
    expiresAt,
  }: Pick<PayableOrder, 'id' | 'amount'> & { readonly expiresAt: Date | null },
  now: Date,
): Promise<void> =>
  addAttempt(tx, {
    merchantTradeNo: newTradeNumber(now),
    orderId: id,
    method: 'transfer',
    amount,
    expiresAt,
  });
