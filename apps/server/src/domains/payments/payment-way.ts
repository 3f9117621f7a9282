import type { CheckedBody, PaymentMethodName } from '@mall/contract';
import type { GatewayWay } from './gateway';
import { methods } from './methods';
import type { PaymentSettings } from './methods/method';
import { daysAfter, lifeOfCode } from './payment-time';

/** The payment method that a shopper chose. */
export type PaymentChoice = CheckedBody<'checkout', 'pay'>['payment'];

/** When an unpaid order expires. */
export const payBefore = (now: Date, method: PaymentMethodName, settings: PaymentSettings): Date =>
  daysAfter(now, methods[method].days(settings));

/** The gateway's request parameters for a payment choice; null when no gateway is used. */
export function gatewayWay(
  choice: PaymentChoice,
  settings: PaymentSettings,
  left: number,
): GatewayWay | null {
  const { method } = choice;
  const { gateway, days } = methods[method];
  if (gateway === null) return null;
  const installments = choice.method === 'installments' ? choice.installments : null;
  if (gateway.kind === 'card') {
    return { method, kind: 'card', installments, fields: gateway.fields(installments) };
  }
  return { method, kind: 'code', fields: gateway.fields(lifeOfCode(days(settings), left)) };
}
