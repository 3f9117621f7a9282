import type { Translate } from './translate';
import { parseTime } from './parseTime';
import type { relativeTimeMessages } from './zh-TW/relativeTime';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const MONTH = 30 * DAY;

/**
 * Start (inclusive) and end (exclusive) of the span in which a text about the current time is valid, in milliseconds.
 */
export interface TimeSpan {
  readonly from: number;
  readonly until: number;
}

/** The age of a time in its display unit, and the span in which that is unchanged. */
interface Age extends TimeSpan {
  readonly unit: 'now' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'date';
  readonly count: number;
}

function ageOf(time: string, now: number): Age {
  const start = parseTime(time);
  const past = now - start;
  const whole = (unit: Age['unit'], size: number): Age => {
    const count = Math.floor(past / size);
    return { unit, count, from: start + count * size, until: start + (count + 1) * size };
  };
  if (past < MINUTE) return { unit: 'now', count: 0, from: -Infinity, until: start + MINUTE };
  if (past < HOUR) return whole('minute', MINUTE);
  if (past < DAY) return whole('hour', HOUR);
  if (past < WEEK) return whole('day', DAY);
  if (past < 4 * WEEK) return whole('week', WEEK);
  // The first month begins after four weeks, two days before it is full.
  if (past < 2 * MONTH) {
    return { unit: 'month', count: 1, from: start + 4 * WEEK, until: start + 2 * MONTH };
  }
  if (past < 4 * MONTH) return whole('month', MONTH);
  return { unit: 'date', count: 0, from: start + 4 * MONTH, until: Infinity };
}

/** The span in which {@link relativeTime} returns the same text as now. */
export function relativeTimeSpan(time: string, now: number): TimeSpan {
  const { from, until } = ageOf(time, now);
  return { from, until };
}

/**
 * Formats the age of a time: just now under 1 minute, minutes to 59, hours to 23, days 1–6, weeks 1–3, months 1–3,
 * else the date (spec §9).
 *
 * @param time - `YYYY-MM-DD HH:mm:ss` in Asia/Taipei.
 * @example
 * relativeTime('2026-11-20 09:00:00', Date.parse('2026-11-20T09:05:00+08:00'), t) // '5 分鐘前'
 */
export function relativeTime(
  time: string,
  now: number,
  t: Translate<keyof typeof relativeTimeMessages>,
): string {
  const { unit, count } = ageOf(time, now);
  switch (unit) {
    case 'now':
      return t('just now');
    case 'minute':
      return t('{0} minutes ago', count);
    case 'hour':
      return t('{0} hours ago', count);
    case 'day':
      return t('{0} days ago', count);
    case 'week':
      return t('{0} weeks ago', count);
    case 'month':
      return t('{0} months ago', count);
    case 'date':
      return time.slice(0, 10);
  }
}
