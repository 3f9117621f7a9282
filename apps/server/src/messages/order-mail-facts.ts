import { money } from '@mall/contract/messages';
import type { MailedOrder } from './mails';

/** The labels of the facts of an order, and how a line is written. */
export interface OrderFactTexts {
  readonly line: (name: string, count: number) => string;
  readonly shippingFee: string;
  readonly free: string;
  readonly discount: string;
  readonly total: string;
  readonly shipping: string;
  readonly payment: string;
}

/** The facts of an order, as every mail about it lists them: its lines, and what they cost. */
export function orderFacts(order: MailedOrder, texts: OrderFactTexts): [string, string][] {
  const { lines, shippingFee, discount, total, shipping, payment } = order;
  return [
    ...lines.map(({ name, count, amount }): [string, string] => [
      texts.line(name, count),
      money(amount * count),
    ]),
    [texts.shippingFee, shippingFee === 0 ? texts.free : money(shippingFee)],
    ...(discount > 0 ? [[texts.discount, `−${money(discount)}`] as [string, string]] : []),
    [texts.total, money(total)],
    [texts.shipping, shipping],
    ...(payment === '' ? [] : [[texts.payment, payment] as [string, string]]),
  ];
}
