import { newTradeNumber } from '../../platform/ecpay/trade-number';
import type { NewAttempt } from './attempts.repo';
import type { GatewayWay, PaymentForm, PaymentGateway } from './gateway';

/** The order to pay. */
export interface PayableOrder {
  readonly transOrderId: string;
  /** Whole NT$. */
  readonly amount: number;
  readonly items: readonly { readonly name: string; readonly quantity: number }[];
  /** Where the shopper comes back to; null: the site's own pages. */
  readonly returnUrl: string | null;
}

/** The attempt to store, and the form that sends the shopper to the gateway; null: no gateway is used. */
export interface StartedPayment {
  readonly attempt: NewAttempt;
  readonly form: PaymentForm | null;
}

/** Starts a payment attempt for an order, under a new trade number. The caller stores it. */
export function startPayment(
  gateway: PaymentGateway,
  order: PayableOrder,
  way: GatewayWay,
  now: Date,
): StartedPayment {
  const { transOrderId, amount, items, returnUrl } = order;
  const merchantTradeNo = newTradeNumber(now);
  const attempt = {
    merchantTradeNo,
    method: way.method,
    installments: way.kind === 'card' ? way.installments : null,
    amount,
    returnUrl,
    expiresAt: null,
  };
  const form = gateway.start({
    merchantTradeNo,
    transOrderId,
    amount,
    way,
    items: items.map(({ name, quantity }) => `${name} x ${quantity}`),
    startedAt: now,
    returnUrl,
  });
  return { attempt, form };
}

/** Starts to wait for a transfer to the shop's own account, without a gateway. The caller stores it. */
export const startTransfer = (
  amount: number,
  expiresAt: Date | null,
  now: Date,
): StartedPayment => ({
  attempt: {
    merchantTradeNo: newTradeNumber(now),
    method: 'transfer',
    installments: null,
    amount,
    returnUrl: null,
    expiresAt,
  },
  form: null,
});
