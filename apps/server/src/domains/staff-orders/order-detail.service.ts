import { type OrderState } from '@mall/contract';
import type { Permission } from '@mall/contract/staff';
import type { Connection } from '../../db/database';
import type { Language } from '../../kernel/language';
import type { StaffViewer } from '../../kernel/staff-viewer';
import { taipeiTime } from '../../kernel/time';
import {
  happeningText,
  mayTransition,
  type OrderRow,
  presentDetail,
  readAnyOrder,
} from '../orders';
import { findPaid, methods, type PaymentGateway } from '../payments';
import { maskAccount, maskAddress, maskPhone, seesRecipient } from './mask';
import {
  findAttempts,
  findBuyer,
  findColleagueNames,
  findNeighbours,
  findNotes,
  findRefunds,
} from './order-detail.repo';

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
const nextStates = (order: OrderRow, { permissions }: StaffViewer): NextState[] =>
  NEXT_STATES.filter(
    (to) =>
      mayTransition(order.state, to) &&
      permissions.has(PERMISSIONS[to]) &&
      (to !== 'paid' || order.paymentMethod === 'transfer') &&
      (to !== 'refunding' || order.payStatus === 'paid'),
  );

/** One order in full, as a colleague sees it. @throws {MallError} notFound */
export async function readStaffOrder(
  { db, gateway }: { readonly db: Connection; readonly gateway: Pick<PaymentGateway, 'refund'> },
  viewer: StaffViewer,
  transOrderId: string,
  language: Language,
) {
  const parts = await readAnyOrder(db, transOrderId);
  const { order, events } = parts;
  const detail = presentDetail(parts, language);
  const buyer = await findBuyer(db, order.memberId);
  const paid = await findPaid(db, order.id);
  const isCard = paid !== undefined && methods[paid.method].gateway?.kind === 'card';
  const refundWay = isCard && gateway.refund !== null ? ('gateway' as const) : ('by_hand' as const);
  const names = await findColleagueNames(
    db,
    events.flatMap(({ actor }) => staffIdOf(actor) ?? []),
  );
  const isShown = seesRecipient(viewer, order);
  const { shipping } = detail;
  return {
    ...detail,
    shipping: isShown
      ? shipping
      : {
          ...shipping,
          phone: maskPhone(shipping.phone),
          address: maskAddress(shipping.address),
        },
    member: {
      id: order.memberId,
      name: buyer?.name ?? '',
      account: viewer.permissions.has('members.unmask')
        ? (buyer?.account ?? '')
        : maskAccount(buyer?.account ?? ''),
      orders_count: buyer?.ordersCount ?? 0,
    },
    next_states: nextStates(order, viewer),
    refund_way: paid ? refundWay : null,
    leaves_on: order.leavesOn,
    events: events.map(({ to, reason, actor, createdAt }) => ({
      state: to,
      time: taipeiTime(createdAt),
      text: happeningText(to, reason, language),
      actor: kindOf(actor),
      actor_name: names.get(staffIdOf(actor) ?? 0) ?? null,
    })),
    notes: (await findNotes(db, order.id)).map(({ id, text, author, createdAt }) => ({
      ...{ id, text, author },
      create_time: taipeiTime(createdAt),
    })),
    attempts: (await findAttempts(db, order.id)).map((attempt) => ({
      merchant_trade_no: attempt.merchantTradeNo,
      method: attempt.method,
      amount: attempt.amount,
      state: attempt.state,
      failure: attempt.failure,
      create_time: taipeiTime(attempt.createdAt),
      paid_time: attempt.paidAt && taipeiTime(attempt.paidAt),
    })),
    refunds: (await findRefunds(db, order.id)).map((refund) => ({
      kind: refund.kind,
      amount: refund.amount,
      state: refund.state,
      failure: refund.failure,
      create_time: taipeiTime(refund.createdAt),
      settled_time: refund.settledAt && taipeiTime(refund.settledAt),
    })),
    ...(await findNeighbours(db, order.id)),
  };
}

const kindOf = (actor: string) => {
  if (actor.startsWith('staff:')) return 'staff' as const;
  if (actor.startsWith('member:')) return 'member' as const;
  return actor === 'gateway' ? ('gateway' as const) : ('clock' as const);
};

const staffIdOf = (actor: string): number | null => {
  const [, id] = /^staff:(\d+)$/.exec(actor) ?? [];
  return id === undefined ? null : Number(id);
};
