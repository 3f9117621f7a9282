import type { OrderState } from '@mall/contract';
import type { Permission } from '@mall/contract/staff';
import type { Language } from '../../kernel/language';
import { maskAccount, maskAddress, maskCode, maskPhone, maskText } from '../../kernel/mask';
import type { StaffViewer } from '../../kernel/staff-viewer';
import { taipeiTime } from '../../kernel/time';
import {
  happeningText,
  mayTransition,
  type OrderParts,
  type OrderRow,
  presentDetail,
} from '../orders';
import { staffIdOf, type StaffOrderParts } from './order-detail.service';
import { seesRecipient } from './sees-recipient';
import { presentRefunds } from './refund-facts.presenter';

/** What changing an order to a state needs. */
const PERMISSIONS = {
  paid: 'orders.confirmPaid',
  preparing: 'orders.ship',
  shipped: 'orders.ship',
  arrived: 'orders.ship',
  completed: 'orders.ship',
  refunding: 'orders.refund',
  refunded: 'orders.refund',
} as const satisfies Partial<Record<OrderState, Permission>>;

type NextState = keyof typeof PERMISSIONS;
const NEXT_STATES = Object.keys(PERMISSIONS) as NextState[];

/** The states that a colleague may change an order to now. */
const nextStates = (
  order: OrderRow,
  isRestOpen: boolean,
  { permissions }: StaffViewer,
): NextState[] =>
  NEXT_STATES.filter(
    (to) =>
      mayTransition(order.state, to) &&
      permissions.has(PERMISSIONS[to]) &&
      (to !== 'paid' || order.paymentMethod === 'transfer') &&
      (to !== 'refunding' || order.payStatus === 'paid') &&
      (to !== 'refunded' || isRestOpen),
  );

/** An order as its member sees it, with personal data masked unless the colleague ships it now. */
export function presentMasked(parts: OrderParts, viewer: StaffViewer, language: Language) {
  const detail = presentDetail(parts, language);
  if (seesRecipient(viewer, parts.order)) return detail;
  const { phone, address, note } = detail.shipping;
  return {
    ...detail,
    shipping: {
      ...detail.shipping,
      phone: maskPhone(phone),
      address: maskAddress(address),
      note: maskText(note),
    },
    invoice: maskInvoice(detail.invoice),
  };
}

/** The code of the carrier of an order's invoice in full; empty: it has none. */
export const carrierOf = ({ invoice }: Pick<OrderRow, 'invoice'>): string =>
  invoice.kind === 'mobile_barcode' || invoice.kind === 'citizen' ? invoice.code : '';

/** The code of a carrier identifies a person; that of a donation does not. */
const maskInvoice = (invoice: OrderParts['order']['invoice']) =>
  invoice.kind === 'mobile_barcode' || invoice.kind === 'citizen'
    ? { ...invoice, code: maskCode(invoice.code) }
    : invoice;

/** An order as a colleague sees it, with personal data masked. `revealContact` shows it in full. */
export function presentStaffOrder(found: StaffOrderParts, viewer: StaffViewer, language: Language) {
  const { parts, refund, buyer, names } = found;
  const { order, events } = parts;
  const detail = presentMasked(parts, viewer, language);
  return {
    ...detail,
    member: {
      id: order.memberId,
      name: buyer?.name ?? '',
      account: maskAccount(buyer?.account ?? ''),
      orders_count: buyer?.ordersCount ?? 0,
    },
    next_states: nextStates(order, refund.isRestOpen, viewer),
    ...presentRefunds(detail.products, parts, refund, viewer),
    leaves_on: order.leavesOn,
    events: events.map(({ to, reason, actor, createdAt }) => ({
      state: to,
      time: taipeiTime(createdAt),
      text: happeningText(to, reason, language),
      actor: kindOf(actor),
      actor_name: names.get(staffIdOf(actor) ?? 0) ?? null,
    })),
    notes: found.notes.map(({ id, text, author, createdAt }) => ({
      ...{ id, text, author },
      create_time: taipeiTime(createdAt),
    })),
    attempts: found.attempts.map((attempt) => ({
      merchant_trade_no: attempt.merchantTradeNo,
      method: attempt.method,
      amount: attempt.amount,
      state: attempt.state,
      failure: attempt.failure,
      create_time: taipeiTime(attempt.createdAt),
      paid_time: attempt.paidAt && taipeiTime(attempt.paidAt),
    })),
    ...found.neighbours,
  };
}

const kindOf = (actor: string) => {
  if (actor.startsWith('staff:')) return 'staff' as const;
  if (actor.startsWith('member:')) return 'member' as const;
  return actor === 'gateway' ? ('gateway' as const) : ('clock' as const);
};
