import { DAY_MS, taipeiDay } from '../../kernel/time';
import type { DemoProduct } from '../data/types';

/** The ends of reductions: the fewest days from now, and the days between one and the next. */
const ENDS = { first: 5, apart: 7, count: 4 };

/** The last day of a product's reduction, `YYYY-MM-DD`; null: it is not reduced. */
export function saleEndsOn(now: Date, { id, rules }: Pick<DemoProduct, 'id' | 'rules'>) {
  if (rules.every(({ amount, marketPrice }) => amount === marketPrice)) return null;
  const days = ENDS.first + (Math.floor(id / 8) % ENDS.count) * ENDS.apart;
  return taipeiDay(new Date(now.getTime() + days * DAY_MS));
}
