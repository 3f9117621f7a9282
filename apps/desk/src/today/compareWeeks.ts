import type { SalesDay } from '@mall/sdk/staff';

/** What the last week sold, and how that differs from the week before. */
export interface WeekOfSales {
  /** What was paid, NT$. */
  readonly amount: number;
  /** What was paid back, NT$. */
  readonly refunded: number;
  /** What was paid, less what was paid back, NT$. */
  readonly net: number;
  readonly orders: number;
  /** The net in per cent of the week before, rounded; null: nothing was sold then. */
  readonly change: number | null;
}

const sum = (days: readonly SalesDay[], of: 'amount' | 'refunded' | 'net' | 'orders'): number =>
  days.reduce((total, day) => total + day[of], 0);

/** Compares the last seven of 14 days with those before them. */
export function compareWeeks(days: readonly SalesDay[]): WeekOfSales {
  const [before, week] = [days.slice(0, -7), days.slice(-7)];
  const [was, net] = [sum(before, 'net'), sum(week, 'net')];
  return {
    net,
    amount: sum(week, 'amount'),
    refunded: sum(week, 'refunded'),
    orders: sum(week, 'orders'),
    change: was <= 0 ? null : Math.round((net / was - 1) * 100),
  };
}
