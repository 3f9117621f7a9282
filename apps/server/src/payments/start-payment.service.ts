import type { Transaction } from '../db/database';
import { addAttempt } from './attempts.repo';
import type { PaymentForm, PaymentGateway } from './gateway';
import { newTradeNumber } from './trade-number';

/** How a shopper means to pay (`paymentChoice` of the contract). */
export type PaymentChoice =
  | { readonly method: 'credit' }
  | { readonly method: 'installments'; readonly installments: number }
  | { readonly method: 'atm' | 'cvs' | 'barcode' | 'transfer' };

/** What is to be paid. */
export interface PayableOrder {
  readonly id: number;
  readonly transOrderId: string;
  /** Whole NT$. */
  readonly amount: number;
  readonly items: readonly { readonly name: string; readonly quantity: number }[];
}

/** Begins a try to pay an order, under a trade number of its own, and gives the form for it. */
export async function startPayment(
  tx: Transaction,
  gateway: PaymentGateway,
  order: PayableOrder,
  choice: PaymentChoice,
  now: Date,
): Promise<PaymentForm> {
  const merchantTradeNo = newTradeNumber(now);
  const installments = choice.method === 'installments' ? choice.installments : null;
  await addAttempt(tx, {
    merchantTradeNo,
    orderId: order.id,
    method: choice.method,
    installments,
    amount: order.amount,
  });
  return gateway.start({
    merchantTradeNo,
    transOrderId: order.transOrderId,
    amount: order.amount,
    installments,
    items: order.items.map(({ name, quantity }) => `${name} x ${quantity}`),
    startedAt: now,
  });
}
