import type { Connection } from '../../db/database';
import { DAY_MS, taipeiDay } from '../../kernel/time';
import { findPaidByDay, findRefundedByDay } from './sales.repo';

/** Two weeks, so that each day stands beside the same day of the week before. */
const DAYS = 14;

/** What was paid and paid back on each of the last days, the earliest first, and the current one last. */
export async function readSalesDays(db: Connection, now: Date) {
  const days = Array.from({ length: DAYS }, (_, at) =>
    taipeiDay(new Date(now.getTime() - (DAYS - 1 - at) * DAY_MS)),
  );
  const since = new Date(`${days[0]}T00:00:00+08:00`);
  const paid = await findPaidByDay(db, since);
  const paidBack = await findRefundedByDay(db, since);
  return days.map((day) => {
    const { amount = 0, orders = 0 } = paid.find((each) => each.day === day) ?? {};
    const { refunded = 0 } = paidBack.find((each) => each.day === day) ?? {};
    return { day, amount, orders, refunded, net: amount - refunded };
  });
}
