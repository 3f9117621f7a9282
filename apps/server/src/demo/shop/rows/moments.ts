import { DAY_MS } from '../../../kernel/time';

/** The moment of a Taiwan time `YYYY-MM-DD HH:mm:ss`. */
export function momentOf(taipeiTime: string): Date {
  return new Date(`${taipeiTime.replace(' ', 'T')}+08:00`);
}

/** The moment this many days before `now`; fractions are hours. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
