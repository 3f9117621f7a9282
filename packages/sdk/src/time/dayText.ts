import type { Language } from '@mall/contract/messages';
import { parseTime, wireTime } from './parseTime';
import { timeText } from './timeText';

const DAY = 86_400_000;

const words = {
  'zh-TW': { today: '今天', yesterday: '昨天' },
  en: { today: 'Today', yesterday: 'Yesterday' },
};

const dayOf = (moment: number): string => wireTime(moment).slice(0, 10);

/** The start (inclusive) and the end (exclusive) of the day in Taipei around a moment, in milliseconds. */
export function dayAround(now: number): { readonly from: number; readonly until: number } {
  const from = parseTime(`${dayOf(now)} 00:00:00`);
  return { from, until: from + DAY };
}

/**
 * Names the day of a date or a time of a reply: 今天, 昨天, else its date, with the year if it is another one.
 *
 * @param now - The current time in milliseconds since 1970: `mall.now()`.
 *
 * @example
 * dayText('2026-11-22 07:10:24', mall.now()) // '今天'
 */
export function dayText(time: string, now: number, language: Language = 'zh-TW'): string {
  const day = time.slice(0, 10);
  if (day === dayOf(now)) return words[language].today;
  if (day === dayOf(now - DAY)) return words[language].yesterday;
  return timeText(day, { year: day.slice(0, 4) !== dayOf(now).slice(0, 4), language });
}
