import { paymentMethods } from '@mall/contract';
import { orderViews, type CheckedStaffQuery } from '@mall/contract/staff';
import type { Connection } from '../../db/database';
import { maskPhone } from '../../kernel/mask';
import type { StaffViewer } from '../../kernel/staff-viewer';
import { DAY_MS, taipeiDay, taipeiTime } from '../../kernel/time';
import { findItems, type OrderItemRow, type OrderRow } from '../orders';
import { countViews, findNoted, findOrders, findPaymentFailed } from './order-list.repo';
import { phoneSearchOf, seesRecipient } from './sees-recipient';

const PER_PAGE = 50;
/** A view with more orders shows "at least as many". */
const COUNT_LIMIT = 1_000;
const SHOWN_PRODUCTS = 3;
const WORK_VIEWS = orderViews.filter((view) => view !== 'all');

/** The orders of a view that match. */
export async function listOrders(
  db: Connection,
  viewer: StaffViewer,
  query: CheckedStaffQuery<'orders', 'list'>,
) {
  const { view = 'all', q, layer, payment, shipping, from, to, after } = query;
  const today = taipeiDay(new Date());
  const found = await findOrders(
    db,
    {
      ...{ view, payment, shipping, today },
      q: q === '' ? undefined : q,
      phones: phoneSearchOf(viewer),
      layer: layer === undefined ? undefined : Number(layer),
      since: from === undefined ? undefined : startOf(from),
      until: to === undefined ? undefined : new Date(startOf(to).getTime() + DAY_MS),
    },
    after,
    PER_PAGE + 1,
  );
  const shown = found.slice(0, PER_PAGE);
  const ids = shown.map(({ id }) => id);
  const items = await findItems(db, ids);
  const failed = await findPaymentFailed(db, ids);
  const noted = await findNoted(db, ids);
  return {
    list: shown.map((order) =>
      presentRow(order, viewer, {
        today,
        items: items.filter(({ orderId }) => orderId === order.id),
        hasFailed: failed.has(order.id),
        isNoted: noted.has(order.id),
      }),
    ),
    after: found.length > PER_PAGE ? (ids.at(-1) ?? null) : null,
  };
}

/** How many orders each view of work has, up to a limit. */
export async function countOrderViews(db: Connection) {
  const counts = await countViews(db, WORK_VIEWS, taipeiDay(new Date()), COUNT_LIMIT);
  return {
    limit: COUNT_LIMIT,
    views: WORK_VIEWS.map((view, at) => ({ view, count: counts[at] ?? 0 })),
  };
}

const startOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`);

interface RowParts {
  readonly today: string;
  readonly items: readonly OrderItemRow[];
  readonly hasFailed: boolean;
  readonly isNoted: boolean;
}

function presentRow(
  order: OrderRow,
  viewer: StaffViewer,
  { today, items, hasFailed, isNoted }: RowParts,
) {
  const { shipping, leavesOn } = order;
  const waits = order.state === 'paid' || order.state === 'preparing';
  return {
    id: order.id,
    trans_order_id: order.transOrderId,
    state: order.state,
    pay_status: order.payStatus,
    create_time: taipeiTime(order.createdAt),
    paid_time: order.paidAt && taipeiTime(order.paidAt),
    leaves_on: leavesOn,
    is_late: waits && leavesOn !== null && leavesOn < today,
    layer: order.layer,
    final_amount: order.finalAmount,
    recipient: shipping.recipient,
    phone: seesRecipient(viewer, order) ? shipping.phone : maskPhone(shipping.phone),
    shipping_name: shipping.name,
    payment_method: paymentMethods.find((each) => each === order.paymentMethod) ?? null,
    payment_failed: order.state === 'pending' && hasFailed,
    remit_account_check: order.remitAccountCheck,
    carrier: order.carrier,
    tracking_number: order.trackingNumber,
    products: items
      .slice(0, SHOWN_PRODUCTS)
      .map(({ name, quantity }) => ({ name, count: quantity })),
    products_count: items.reduce((sum, { quantity }) => sum + quantity, 0),
    has_note: isNoted || order.shipping.note !== '',
  };
}
