import type { OrderView } from '@mall/contract/staff';
import { and, asc, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { orderNotes, orders, paymentAttempts, refunds } from '../../db/schema';
import type { OrderRow } from '../orders';
import { foundBy } from './order-search.repo';
import type { PhoneSearch } from './sees-recipient';

/** The views whose oldest orders are the most urgent. */
const OLDEST_FIRST: ReadonlySet<OrderView> = new Set([
  'toConfirm',
  'toPick',
  'toShip',
  'late',
  'refunds',
  'byHand',
  'paidTwice',
]);

/** Which orders are listed. */
export interface OrderFilter {
  readonly view: OrderView;
  readonly q?: string | undefined;
  /** Which orders `q` finds by phone. */
  readonly phones: PhoneSearch;
  readonly layer?: number | undefined;
  readonly payment?: string | undefined;
  readonly shipping?: string | undefined;
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
  /** Today in Taiwan. */
  readonly today: string;
}

const latestFailed = sql`(
  select ${paymentAttempts.state} from ${paymentAttempts}
  where ${paymentAttempts.orderId} = ${orders.id} order by ${paymentAttempts.id} desc limit 1
) = 'failed'`;

/** As in the index `refunds_by_hand`. */
const waitsForColleagues = sql`${refunds.state} <> 'settled' and (${refunds.byHand} or ${refunds.failure} is not null)`;

/** As in the index `refunds_paid_twice`. */
const paidTwice = sql`${refunds.paidTwiceAt} is not null and ${refunds.alarmDismissedAt} is null`;

/** The condition of a view. Its states are written out, so that the index of open orders serves it. */
function inView(view: OrderView, today: string): SQL | undefined {
  switch (view) {
    case 'toConfirm':
      return sql`${orders.state} = 'pending' and ${orders.paymentMethod} = 'transfer' and ${orders.remitAccountCheck} is not null`;
    case 'toPay':
      return sql`${orders.state} = 'pending'`;
    case 'payFailed':
      return sql`${orders.state} = 'pending' and ${latestFailed}`;
    case 'toPick':
      return sql`${orders.state} = 'paid'`;
    case 'toShip':
      return sql`${orders.state} = 'preparing'`;
    case 'late':
      return sql`${orders.state} in ('paid', 'preparing') and ${orders.leavesOn} < ${today}`;
    case 'inTransit':
      return sql`${orders.state} = 'shipped'`;
    case 'refunds':
      return sql`${orders.state} = 'refunding'`;
    case 'byHand':
      return sql`${orders.id} = any(array(select ${refunds.orderId} from ${refunds} where ${waitsForColleagues}))`;
    case 'paidTwice':
      return sql`${orders.id} = any(array(select ${refunds.orderId} from ${refunds} where ${paidTwice}))`;
    case 'all':
      return undefined;
  }
}

/** The orders that match, from the one after `afterId` on. */
export function findOrders(
  db: Connection,
  filter: OrderFilter,
  afterId: number | undefined,
  limit: number,
): Promise<OrderRow[]> {
  const isOldestFirst = OLDEST_FIRST.has(filter.view);
  const direction = isOldestFirst ? asc : desc;
  const { q, layer, payment, shipping, since, until } = filter;
  const continues = sql.raw(isOldestFirst ? '>' : '<');
  return db
    .select()
    .from(orders)
    .where(
      and(
        inView(filter.view, filter.today),
        q === undefined ? undefined : foundBy(q, filter.phones),
        layer === undefined ? undefined : sql`${orders.layer} = ${layer}`,
        payment === undefined ? undefined : eq(orders.paymentMethod, payment),
        shipping === undefined ? undefined : sql`${orders.shipping}->>'kind' = ${shipping}`,
        since && gte(orders.createdAt, since),
        until && lt(orders.createdAt, until),
        afterId === undefined
          ? undefined
          : sql`(${orders.createdAt}, ${orders.id}) ${continues} (select last.created_at, last.id from orders as last where last.id = ${afterId})`,
      ),
    )
    .orderBy(direction(orders.createdAt), direction(orders.id))
    .limit(limit);
}

/** How many orders each of these views has, up to `limit`, in one statement. */
export async function countViews(
  db: Connection,
  views: readonly OrderView[],
  today: string,
  limit: number,
): Promise<number[]> {
  const count = (view: OrderView) =>
    sql`(select count(*)::int from (select 1 from ${orders} where ${inView(view, today) ?? sql`true`} limit ${limit}) as counted)`;
  const counts = sql.join(views.map(count), sql`, `);
  const { rows } = await db.execute<{ counts: number[] }>(sql`select array[${counts}] as counts`);
  return rows[0]?.counts ?? [];
}

/** The orders among these whose latest attempt to pay failed. */
export async function findPaymentFailed(
  db: Connection,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const latest = await db
    .selectDistinctOn([paymentAttempts.orderId], {
      id: paymentAttempts.orderId,
      state: paymentAttempts.state,
    })
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.orderId, [...ids]))
    .orderBy(paymentAttempts.orderId, desc(paymentAttempts.id));
  return new Set(latest.filter(({ state }) => state === 'failed').map(({ id }) => id));
}

/** The orders among these that colleagues wrote a note about. */
export async function findNoted(
  db: Connection,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ id: orderNotes.orderId })
    .from(orderNotes)
    .where(inArray(orderNotes.orderId, [...ids]));
  return new Set(rows.map(({ id }) => id));
}
