import type { Translate } from './useMessages';
import { parseTime } from './wireTime';
import type { relativeTimeMessages } from './zh-TW/relativeTime';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long ago: just now under 1 minute, minutes to 59, hours to 23, days 1–6, weeks 1–3,
 * months 1–3, else the date (spec §9).
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
  const past = now - parseTime(time);
  const days = Math.floor(past / DAY);
  if (past < MINUTE) return t('just now');
  if (past < HOUR) return t('{0} minutes ago', Math.floor(past / MINUTE));
  if (past < DAY) return t('{0} hours ago', Math.floor(past / HOUR));
  if (days < 7) return t('{0} days ago', days);
  if (days < 28) return t('{0} weeks ago', Math.floor(days / 7));
  const months = Math.max(1, Math.floor(days / 30));
  return months <= 3 ? t('{0} months ago', months) : time.slice(0, 10);
}
