import { readCode } from '@mall/contract/text';

/** Year, month and day, separated or as eight digits. A year of three digits counts from 1911. */
const WRITTEN = /^(\d{3,4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/;
const DIGITS = /^(\d{4})(\d\d)(\d\d)$/;

/** Whether a text is a day of the calendar, as `2026-11-27`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // 31 February becomes a day of March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * Reads a typed day; undefined when it is none.
 *
 * @example
 * readDay('115/11/1') // '2026-11-01'
 */
export function readDay(typed: string): string | undefined {
  const text = readCode(typed);
  const [, year = '', month = '', day = ''] = WRITTEN.exec(text) ?? DIGITS.exec(text) ?? [];
  const full = year.length === 3 ? String(Number(year) + 1911) : year;
  const iso = [full, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isDay(iso) ? iso : undefined;
}

/** Formats a day as it is written in Taiwan: `2026/11/27`. */
export const dayText = (day: string): string => day.replaceAll('-', '/');
