import type { Language } from '../../kernel/language';
import { taipeiTime } from '../../kernel/time';
import type { MailData, MailedOrder, OrderMailName } from '../../messages/mails';
import { presentPaymentName, type OrderParts } from '../orders';
import { methods } from '../payments';

/** What a mail about an order needs besides the order. */
export interface MailedMember {
  readonly name: string;
  /** The full URL of the order's page. */
  readonly href: string;
}

type Present = (parts: OrderParts, member: MailedMember, language: Language) => MailData | null;

/** Each mail about an order; null: it is out of date. */
const presenters: Readonly<Record<OrderMailName, Present>> = {
  orderPlaced(parts, member, language) {
    const { order, live, settings } = parts;
    // A code has a mail of its own.
    if (order.state !== 'pending' || live.length > 0) return null;
    const { payment } = settings;
    return {
      ...mailOf('orderPlaced', parts, member, language),
      until: order.expiresAt && taipeiTime(order.expiresAt),
      account:
        order.paymentMethod === 'transfer'
          ? {
              bank: `${payment.money_transfer_bank_name}（${payment.money_transfer_bank_code}）`,
              account: payment.money_transfer_account,
              owner: payment.money_transfer_account_name,
            }
          : null,
    };
  },
  paymentCode(parts, member, language) {
    const { order, live } = parts;
    const [attempt] = live;
    if (order.state !== 'pending' || !attempt?.code) return null;
    return {
      ...mailOf('paymentCode', parts, member, language),
      until: attempt.expiresAt && taipeiTime(attempt.expiresAt),
      amount: attempt.amount,
      code: codeOf(attempt.code),
    };
  },
  orderPaid(parts, member, language) {
    const { leavesOn, arrivesOn, shipping } = parts.order;
    return {
      ...mailOf('orderPaid', parts, member, language),
      leavesOn,
      arrivesOn,
      kind: shipping.kind,
    };
  },
  orderShipped(parts, member, language) {
    const { carrier, trackingNumber, shipping } = parts.order;
    return {
      ...mailOf('orderShipped', parts, member, language),
      carrier: carrier ?? '',
      tracking: trackingNumber ?? '',
      kind: shipping.kind,
    };
  },
  orderRefunded(parts, member, language) {
    const { order, latest } = parts;
    const isCard = latest !== undefined && methods[latest.method].gateway?.kind === 'card';
    return {
      ...mailOf('orderRefunded', parts, member, language),
      amount: order.finalAmount - order.feeWithheld,
      by: isCard ? 'card' : 'other',
    };
  },
};

type Code = NonNullable<OrderParts['live'][number]['code']>;

function codeOf(code: Code): MailData<'paymentCode'>['code'] {
  switch (code.kind) {
    case 'atm':
      return { kind: 'atm', bank: code.bank_code, account: code.account };
    case 'cvs':
      return { kind: 'cvs', code: code.payment_no };
    case 'barcode':
      return { kind: 'barcode' };
  }
}

const mailOf = <Name extends OrderMailName>(
  mail: Name,
  parts: OrderParts,
  member: MailedMember,
  language: Language,
) => ({ mail, ...member, order: presentOrder(parts, language) });

function presentOrder(parts: OrderParts, language: Language): MailedOrder {
  const { order, items } = parts;
  return {
    number: order.transOrderId,
    lines: items.map(({ name, attributes, quantity, amount }) => ({
      name: [name, ...attributes.map(({ type }) => type)].join('／'),
      count: quantity,
      amount,
    })),
    shippingFee: order.shippingFee,
    discount: order.discount + order.pointsDiscount,
    total: order.finalAmount,
    shipping: order.shipping.name,
    payment: presentPaymentName(parts, language),
  };
}

/** A mail about an order; null: it is out of date, because the order has changed since. */
export const presentOrderMail = (
  name: OrderMailName,
  parts: OrderParts,
  member: MailedMember,
  language: Language,
): MailData | null => presenters[name](parts, member, language);
