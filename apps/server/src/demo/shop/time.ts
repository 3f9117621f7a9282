import { DAY_MS } from '../../kernel/time';

const TAIPEI = 8 * 3_600_000;

/**
 * The API's time format (`YYYY-MM-DD HH:mm:ss`, Asia/Taipei) some days before a moment; fractions are
 * hours.
 */
export function stampBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS + TAIPEI)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');
}
