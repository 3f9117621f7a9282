import type { Language } from '../../kernel/language';
import { taipeiTime } from '../../kernel/time';
import type { MailData, MailedOrder, OrderMailName } from '../../messages/mails';
import { presentPaymentName, type OrderParts } from '../orders';
import { type findRefundLines, methods, type RefundRow } from '../payments';

/** What a mail about an order needs besides the order. */
export interface MailedMember {
  readonly name: string;
  /** The full URL of the order's page. */
  readonly href: string;
}

/** A refund of single lines, as a mail is about it. */
export interface MailedRefund {
  readonly refund: RefundRow;
  readonly refundLines: Awaited<ReturnType<typeof findRefundLines>>;
}

/** An order as a mail is about it. */
interface MailedParts extends OrderParts {
  /** null: the mail is about no refund of single lines. */
  readonly refund: MailedRefund | null;
}

type Present = (parts: MailedParts, member: MailedMember, language: Language) => MailData | null;

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
    const { order } = parts;
    return {
      ...mailOf('orderRefunded', parts, member, language),
      amount: order.finalAmount - order.feeWithheld,
      by: isPaidByCard(parts) ? 'card' : 'other',
    };
  },
  linesRefunded(parts, member, language) {
    // The mail about the whole order contains what was refunded of it before.
    if (parts.refund === null || parts.order.state === 'refunded') return null;
    const { refund, refundLines } = parts.refund;
    const items = new Map(parts.items.map((item) => [item.id, item]));
    return {
      ...mailOf('linesRefunded', parts, member, language),
      amount: refund.amount,
      by: isPaidByCard(parts) && !refund.byHand ? 'card' : 'other',
      refunded: refundLines.flatMap(({ orderItemId, quantity, amount }) => {
        const item = items.get(orderItemId);
        return item ? [{ name: itemName(item), count: quantity, amount }] : [];
      }),
      fee: refund.shippingFee,
      reason: refund.reason,
    };
  },
};

const isPaidByCard = ({ latest }: OrderParts): boolean =>
  latest !== undefined && methods[latest.method].gateway?.kind === 'card';

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

const itemName = ({ name, attributes }: OrderParts['items'][number]): string =>
  [name, ...attributes.map(({ type }) => type)].join('／');

function presentOrder(parts: OrderParts, language: Language): MailedOrder {
  const { order, items } = parts;
  return {
    number: order.transOrderId,
    lines: items.map((item) => ({
      name: itemName(item),
      count: item.quantity,
      amount: item.amount,
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
  parts: MailedParts,
  member: MailedMember,
  language: Language,
): MailData | null => presenters[name](parts, member, language);
