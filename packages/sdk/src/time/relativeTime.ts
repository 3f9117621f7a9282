import type { Language } from '@mall/contract/messages';
import { parseTime } from './parseTime';

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

/** The texts of the ages by language; `{0}` is the count. English has a singular form as well. */
const texts = {
  'zh-TW': {
    now: ['剛剛'],
    minute: ['{0} 分鐘前'],
    hour: ['{0} 小時前'],
    day: ['{0} 天前'],
    week: ['{0} 週前'],
    month: ['{0} 個月前'],
  },
  en: {
    now: ['just now'],
    minute: ['{0} minutes ago', '{0} minute ago'],
    hour: ['{0} hours ago', '{0} hour ago'],
    day: ['{0} days ago', '{0} day ago'],
    week: ['{0} weeks ago', '{0} week ago'],
    month: ['{0} months ago', '{0} month ago'],
  },
} as const;

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
 * else the date.
 *
 * @param time - `YYYY-MM-DD HH:mm:ss` in Asia/Taipei, as in a reply.
 * @param now - The current time in milliseconds since 1970: `mall.now()`.
 *
 * @example
 * relativeTime('2026-11-20 09:00:00', Date.parse('2026-11-20T09:05:00+08:00')) // '5 分鐘前'
 */
export function relativeTime(time: string, now: number, language: Language = 'zh-TW'): string {
  const { unit, count } = ageOf(time, now);
  if (unit === 'date') return time.slice(0, 10);
  const [plural, singular = plural] = texts[language][unit];
  return (count === 1 ? singular : plural).replace('{0}', String(count));
}
