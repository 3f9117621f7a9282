import { gte, sql } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { orders } from '../../db/schema';

/** What was paid on each day since a moment, by days in Taiwan; days without a payment are left out. */
export function findPaidByDay(db: Connection, since: Date) {
  const day = sql<string>`to_char(${orders.paidAt} at time zone 'Asia/Taipei', 'YYYY-MM-DD')`;
  return db
    .select({
      day,
      amount: sql<number>`sum(${orders.finalAmount})::int`,
      orders: sql<number>`count(*)::int`,
    })
    .from(orders)
    .where(gte(orders.paidAt, since))
    .groupBy(sql`1`);
}
