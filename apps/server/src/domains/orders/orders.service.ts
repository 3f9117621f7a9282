import { orderStates, type OrderState, type OrderTab } from '@mall/contract';
import type { Connection } from '../../db/database';
import { MallError } from '../../kernel/error';
import { paged, slice, type Slice } from '../../kernel/paging';
import { readSettings } from '../configs';
import {
  countRefundedUnits,
  findLatestAttempt,
  findLiveCodes,
  findLiveCodesOf,
  sumPaidBack,
} from '../payments';
import { earnedBy } from '../pricing';
import type { ListedOrder, OrderParts } from './orders.presenter';
import { readOrderMoney } from './order-money.service';
import { paidForItems } from './paid-for-items.service';
import { restOf } from './refund-amounts';
import { withdrawableTo } from './withdrawable';
import { findAnyById, findAnyByNumber } from './any-order.repo';
import {
  countOrders,
  findByNumber,
  findEvents,
  findItems,
  findOrders,
  type OrderItemRow,
  type OrderRow,
} from './orders.repo';

const PER_PAGE = 10;
/** Spec §9. */
const RECENT = 30;

/** The order states that each tab of the list shows. */
const statesOf: Readonly<Record<OrderTab, readonly OrderState[]>> = {
  all: orderStates,
  unpaid: ['pending'],
  processing: ['paid', 'preparing'],
  shipped: ['shipped', 'arrived'],
  completed: ['completed'],
  cancelled: ['cancelled', 'expired', 'refunding', 'refunded'],
};

/** A member's orders of one tab, newest first. */
export async function listOrders(
  db: Connection,
  memberId: number,
  tab: OrderTab,
  page: number | undefined,
) {
  const part = slice(page, PER_PAGE);
  const states = statesOf[tab];
  const total = await countOrders(db, memberId, states);
  return paged(await readSummaries(db, memberId, states, part), total, part);
}

/** A member's latest orders in any state. */
export const recentOrders = (db: Connection, memberId: number, limit: number | undefined) =>
  readSummaries(db, memberId, orderStates, { perPage: limit ?? RECENT, offset: 0 });

/**
 * One order of a member.
 *
 * @throws {MallError} notFound – the same for another member's order and one that does not exist
 */
export async function readOrder(
  db: Connection,
  memberId: number,
  transOrderId: string,
): Promise<OrderParts> {
  const order = await findByNumber(db, memberId, transOrderId);
  if (!order) throw new MallError('notFound');
  return readParts(db, order);
}

/** One order of any member. @throws {MallError} notFound */
export async function readAnyOrder(db: Connection, transOrderId: string): Promise<OrderParts> {
  const order = await findAnyByNumber(db, transOrderId);
  if (!order) throw new MallError('notFound');
  return readParts(db, order);
}

/** One order of any member by its id; null: there is none. */
export async function readOrderById(db: Connection, id: number): Promise<OrderParts | null> {
  const order = await findAnyById(db, id);
  return order ? readParts(db, order) : null;
}

async function readParts(db: Connection, order: OrderRow): Promise<OrderParts> {
  const items = await findItems(db, [order.id]);
  const events = await findEvents(db, order.id);
  const now = new Date();
  const latest = await findLatestAttempt(db, order.id);
  const live = await findLiveCodes(db, order.id, order.finalAmount, now);
  const settings = await readSettings(db);
  const toEarn = earnsPoints(order) ? earnedBy(await paidForItems(db, order), settings.point) : 0;
  const isWithdrawable = (await withdrawableTo(db, order)) !== null;
  const refunded = await readRefunded(db, order, items);
  return {
    ...{ order, items, now, events, latest, live, settings },
    ...{ toEarn, isWithdrawable, refunded },
  };
}

async function readRefunded(
  db: Connection,
  order: OrderRow,
  items: readonly OrderItemRow[],
): Promise<OrderParts['refunded']> {
  return {
    paidBack: await sumPaidBack(db, order.id),
    rest: restOf(await readOrderMoney(db, order)),
    units: await countRefundedUnits(
      db,
      items.map(({ id }) => id),
    ),
  };
}

/** Whether an order has earned points, or still can. */
const earnsPoints = ({ state }: OrderRow): boolean =>
  !['cancelled', 'expired', 'refunding', 'refunded'].includes(state);

async function readSummaries(
  db: Connection,
  memberId: number,
  states: readonly OrderState[],
  part: Pick<Slice, 'perPage' | 'offset'>,
): Promise<ListedOrder[]> {
  const found = await findOrders(db, memberId, states, part);
  const items = await findItems(
    db,
    found.map(({ id }) => id),
  );
  const now = new Date();
  const unpaid = found.filter(({ state }) => state === 'pending').map(({ id }) => id);
  const live = await findLiveCodesOf(db, unpaid, now);
  const settings = await readSettings(db);
  return found.map((order) => ({
    order,
    items: items.filter(({ orderId }) => orderId === order.id),
    live: live.find(({ orderId, amount }) => orderId === order.id && amount === order.finalAmount),
    settings,
    now,
  }));
}
