import type { Connection } from '../../db/database';
import { DAY_MS, taipeiDay } from '../../kernel/time';
import { findPaidByDay } from './sales.repo';

/** Two weeks, so that each day stands beside the same day of the week before. */
const DAYS = 14;

/** What was paid on each of the last days, the earliest first, and the current one last. */
export async function readSalesDays(db: Connection, now: Date) {
  const days = Array.from({ length: DAYS }, (_, at) =>
    taipeiDay(new Date(now.getTime() - (DAYS - 1 - at) * DAY_MS)),
  );
  const paid = await findPaidByDay(db, new Date(`${days[0]}T00:00:00+08:00`));
  return days.map((day) => paid.find((each) => each.day === day) ?? { day, amount: 0, orders: 0 });
}
