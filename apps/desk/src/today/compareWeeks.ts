import type { SalesDay } from '@mall/sdk/staff';

/** What the last week sold, and how that differs from the week before. */
export interface WeekOfSales {
  readonly amount: number;
  readonly orders: number;
  /** In per cent of the week before, rounded; null: nothing was sold then. */
  readonly change: number | null;
}

const sum = (days: readonly SalesDay[], of: 'amount' | 'orders'): number =>
  days.reduce((total, day) => total + day[of], 0);

/** Compares the last seven of 14 days with those before them. */
export function compareWeeks(days: readonly SalesDay[]): WeekOfSales {
  const [before, week] = [days.slice(0, -7), days.slice(-7)];
  const [was, amount] = [sum(before, 'amount'), sum(week, 'amount')];
  return {
    amount,
    orders: sum(week, 'orders'),
    change: was === 0 ? null : Math.round((amount / was - 1) * 100),
  };
}
