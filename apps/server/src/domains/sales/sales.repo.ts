import { and, type Column, gte, sql } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { orders, refunds } from '../../db/schema';

const dayOf = (time: Column) =>
  sql<string>`to_char(${time} at time zone 'Asia/Taipei', 'YYYY-MM-DD')`;

/** What was paid on each day since a moment, by days in Taiwan; days without a payment are left out. */
export function findPaidByDay(db: Connection, since: Date) {
  return db
    .select({
      day: dayOf(orders.paidAt),
      amount: sql<number>`sum(${orders.finalAmount})::int`,
      orders: sql<number>`count(*)::int`,
    })
    .from(orders)
    .where(gte(orders.paidAt, since))
    .groupBy(sql`1`);
}

/**
 * What was paid back on each day since a moment, by days in Taiwan; days without a refund are left out. A payment that the
 * order could not accept was no sale, so its refund is left out as well.
 */
export function findRefundedByDay(db: Connection, since: Date) {
  return db
    .select({
      day: dayOf(refunds.settledAt),
      refunded: sql<number>`sum(${refunds.amount})::int`,
    })
    .from(refunds)
    .where(
      and(
        // Written out, so that the index of settled refunds serves it.
        sql`${refunds.state} = 'settled' and ${refunds.kind} <> 'surplus'`,
        gte(refunds.settledAt, since),
        // Looks up the order of each refund: for a join PostgreSQL may read all orders.
        sql`(select ${orders.paidAt} from ${orders} where ${orders.id} = ${refunds.orderId}) is not null`,
      ),
    )
    .groupBy(sql`1`);
}
