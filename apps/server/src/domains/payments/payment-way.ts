import type { CheckedBody, PaymentMethodName } from '@mall/contract';
import type { GatewayWay } from './gateway';
import { methods } from './methods';
import type { PaymentSettings } from './methods/method';
import { daysAfter, lifeOfCode } from './payment-time';

/** How a shopper means to pay. */
export type PaymentChoice = CheckedBody<'checkout', 'pay'>['payment'];

/** When an unpaid order gives its goods back. */
export const payBefore = (now: Date, method: PaymentMethodName, settings: PaymentSettings): Date =>
  daysAfter(now, methods[method].days(settings));

/** How the gateway is asked to take the money; null: it is not asked at all. */
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
