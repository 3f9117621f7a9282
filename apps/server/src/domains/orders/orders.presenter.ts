import { type OrderState, paymentMethods } from '@mall/contract';
import { messages } from '@mall/contract/messages';
import type { Language } from '../../kernel/language';
import { ownValue } from '../../kernel/own-value';
import { taipeiTime } from '../../kernel/time';
import { messagesIn } from '../../messages';
import type { Settings } from '../configs';
import { attemptName, type AttemptRow, methodName } from '../payments';
import { savedOn } from '../pricing';
import { trackingPage } from './carriers';
import type { OrderReference } from './order-references.repo';
import type { OrderEventRow, OrderItemRow, OrderRow } from './orders.repo';
import { isPayable } from './payable';
import { promisedDays, type PromisedDays } from './promised-days';
import { isCancellable, isRefundable } from './refundable';

/** How many products a list shows for each order. */
const SHOWN_IN_LIST = 3;

/** The data for an order in a list. */
export interface OrderSummary {
  readonly order: OrderRow;
  readonly items: readonly OrderItemRow[];
  readonly settings: Settings;
  readonly now: Date;
}

/** The data for an order in a list, with its open payment code. */
export interface ListedOrder extends OrderSummary {
  /** The newest payment attempt whose code can still be paid. */
  readonly live: AttemptRow | undefined;
}

/** An order as lists show it. */
export function presentSummary(listed: ListedOrder, language: Language) {
  const { items } = listed;
  return {
    ...presentHead(listed, language),
    payment_due: presentDue(listed, language),
    products: items.slice(0, SHOWN_IN_LIST).map((item) => ({
      index_img: item.picture,
      p_name: item.name,
      amount: item.amount,
      count: item.quantity,
    })),
  };
}

/** The open payment code of a listed order, which is paid outside of this site. */
function presentDue({ order, live, settings: { payment } }: ListedOrder, language: Language) {
  if (order.state !== 'pending') return null;
  if (live) {
    return {
      name: attemptName(live, payment, language),
      amount: live.amount,
      expire_time: live.expiresAt && taipeiTime(live.expiresAt),
    };
  }
  if (order.paymentMethod !== 'transfer') return null;
  return {
    name: methodName('transfer', payment, language),
    amount: order.finalAmount,
    expire_time: order.expiresAt && taipeiTime(order.expiresAt),
  };
}

/** The data for an order's own page. */
export interface OrderParts extends OrderSummary {
  readonly events: readonly OrderEventRow[];
  /** The latest payment attempt. */
  readonly latest: AttemptRow | undefined;
  /** The payment attempts whose code can still be paid, newest first. */
  readonly live: readonly AttemptRow[];
  /** Points that the order will earn, or has earned. */
  readonly toEarn: number;
  /** Whether its member can withdraw the request for a refund. */
  readonly isWithdrawable: boolean;
  readonly refunded: {
    /** What was paid back so far, NT$. */
    readonly paidBack: number;
    /** What the refund of the order would return now, NT$. */
    readonly rest: number;
    /** The units of each line that were refunded, or will be, by the line's id. */
    readonly units: ReadonlyMap<number, number>;
  };
}

/** An order with all its details. */
export function presentDetail(parts: OrderParts, language: Language) {
  const { order, items, events, now } = parts;
  const { shipping } = order;
  const arrival = events.find(({ to }) => to === 'arrived')?.createdAt ?? null;
  const mayRefund = isRefundable(order, arrival, now);
  return {
    ...presentHead(parts, language),
    products: items.map((item) => ({
      p_id: item.productId,
      p_name: item.name,
      index_img: item.picture,
      attributes: [...item.attributes],
      type: item.type,
      amount: item.amount,
      count: item.quantity,
      refunded_count: parts.refunded.units.get(item.id) ?? 0,
    })),
    totals: presentTotals(parts),
    shipping: {
      name: shipping.name,
      ...presentRecipient(order),
      note: shipping.note,
      carrier: order.carrier,
      tracking_number: order.trackingNumber,
      tracking_url: trackingPage(order.carrier, order.trackingNumber),
    },
    payment: presentPayment(parts, language),
    can_cancel: isCancellable(order),
    can_refund: mayRefund,
    can_withdraw: parts.isWithdrawable,
    refund_amount: mayRefund ? parts.refunded.rest : null,
    refunded_amount: parts.refunded.paidBack,
    cancel_reason: order.cancelReason,
    invoice: order.invoice,
    timeline: events.map(({ to, reason, createdAt }) => ({
      state: to,
      text: happeningText(to, reason, language),
      time: taipeiTime(createdAt),
    })),
  };
}

/** To whom an order is shipped: the address, or the store with its address. */
export const presentRecipient = ({ shipping }: Pick<OrderRow, 'shipping'>) => ({
  recipient: shipping.recipient,
  phone: shipping.phone,
  address: shipping.storeName ? `${shipping.storeName}（${shipping.address}）` : shipping.address,
});

/** The totals of an order as it was placed, or after its shipping was changed. */
export const presentTotals = ({
  order,
  items,
  toEarn,
}: Pick<OrderParts, 'order' | 'items' | 'toEarn'>) => ({
  items_amount: order.itemsAmount,
  saved_amount: savedOn(items),
  shipping_fee: order.shippingFee,
  coupon_amount: order.discount,
  points_used: order.pointsUsed,
  points_amount: order.pointsDiscount,
  discount_amount: order.discount + order.pointsDiscount,
  total_amount: order.finalAmount,
  points_to_earn: toEarn,
});

function presentPayment(parts: OrderParts, language: Language) {
  const { order, latest, live, settings } = parts;
  const { payment } = settings;
  const waits = order.state === 'pending';
  const isTransfer = order.paymentMethod === 'transfer';
  const codes = waits ? presentCodes(live, payment, language) : [];
  return {
    method: paymentMethods.find((each) => each === order.paymentMethod) ?? null,
    name: presentPaymentName(parts, language),
    paid_time: order.paidAt && taipeiTime(order.paidAt),
    failure:
      latest?.state === 'failed'
        ? latest.failure || messagesIn(language).orders.paymentFailed
        : null,
    code: codes[0]?.code ?? null,
    codes,
    transfer: isTransfer ? presentTransfer(order, payment) : null,
    expire_time: waits && order.expiresAt !== null ? taipeiTime(order.expiresAt) : null,
  };
}

/** Codes that can still be paid, as sent to the client. */
export const presentCodes = (
  live: readonly AttemptRow[],
  payment: Settings['payment'],
  language: Language,
) =>
  live.flatMap((attempt) => {
    const code = presentCode(attempt.code);
    if (code === null) return [];
    return {
      name: attemptName(attempt, payment, language),
      amount: attempt.amount,
      code,
      expire_time: attempt.expiresAt && taipeiTime(attempt.expiresAt),
    };
  });

const presentCode = (code: AttemptRow['code']) =>
  code?.kind === 'barcode' ? { kind: code.kind, barcodes: threeOf(code.barcodes) } : code;

const threeOf = ([one, two, three]: readonly [string, string, string]): [
  string,
  string,
  string,
] => [one, two, three];

/** The name of the payment method that an order was, or is to be paid with; empty: unknown. */
export function presentPaymentName(
  { order, latest, settings }: Pick<OrderParts, 'order' | 'latest' | 'settings'>,
  language: Language,
): string {
  if (order.finalAmount === 0) return messagesIn(language).payments.nothingToPay;
  return latest === undefined ? '' : attemptName(latest, settings.payment, language);
}

const presentTransfer = ({ remitAccountCheck }: OrderRow, payment: Settings['payment']) => ({
  bank_code: payment.money_transfer_bank_code,
  bank_name: payment.money_transfer_bank_name,
  branch_code: payment.money_transfer_branch_bank_code,
  branch_name: payment.money_transfer_branch_bank_name,
  account_name: payment.money_transfer_account_name,
  account: payment.money_transfer_account,
  remit_account_check: remitAccountCheck,
});

function presentHead({ order, items, settings, now }: OrderSummary, language: Language) {
  return {
    trans_order_id: order.transOrderId,
    state: order.state,
    state_text: messages[language].terms.orderStates[order.state],
    pay_status_text: messagesIn(language).orders.payStatuses[order.payStatus],
    can_pay: isPayable(order, now),
    pay_until:
      order.state === 'pending' && order.expiresAt !== null ? taipeiTime(order.expiresAt) : null,
    create_time: taipeiTime(order.createdAt),
    layer: order.layer,
    final_amount: order.finalAmount,
    departure: presentPromise(promisedDays(order, settings, now), order.shipping.kind),
    products_count: items.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

const presentPromise = (promise: PromisedDays | null, kind: OrderRow['shipping']['kind']) =>
  promise && {
    kind,
    order_by: promise.orderBy && taipeiTime(promise.orderBy),
    leaves_on: promise.leavesOn,
    arrives_on: promise.arrivesOn,
  };

/** The timeline text for an order's change to a state. */
export function happeningText(to: OrderState, reason: string, language: Language): string {
  const { happenings, happeningsBecause } = messagesIn(language).orders;
  return ownValue<string>(happeningsBecause, reason) ?? happenings[to];
}

/** An order as a message refers to it. */
export const presentReference = (
  { transOrderId, state, finalAmount, picture }: OrderReference,
  language: Language,
) => ({
  trans_order_id: transOrderId,
  state_text: messages[language].terms.orderStates[state],
  index_img: picture,
  final_amount: finalAmount,
});
