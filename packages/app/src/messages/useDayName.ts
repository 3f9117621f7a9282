import { useContext } from 'react';
import { ReportTimeSpan, useNow } from './useNow';
import { useMessages } from './useMessages';
import { useTimeText } from './useTimeText';
import { dayMessages } from './zh-TW/days';

const DAY = 86_400_000;
/** Taipei's offset from UTC; it has no summer time. */
const OFFSET = 8 * 3_600_000;
/** Returns the date of a moment in Taipei. */
const dayOf = (moment: number): string => new Date(moment + OFFSET).toISOString().slice(0, 10);

/**
 * Names a day on the wire: 今天, 昨天, else its date, with the year if it is another one.
 *
 * @example
 * const dayName = useDayName();
 * dayName('2026-11-22') // '今天'
 */
export function useDayName(): (day: string) => string {
  const t = useMessages(dayMessages);
  const timeText = useTimeText();
  const now = useNow();
  const report = useContext(ReportTimeSpan);
  return (day) => {
    const from = Math.floor((now + OFFSET) / DAY) * DAY - OFFSET;
    report?.({ from, until: from + DAY });
    if (day === dayOf(now)) return t('Today');
    if (day === dayOf(now - DAY)) return t('Yesterday');
    return timeText(day, { year: day.slice(0, 4) !== dayOf(now).slice(0, 4) });
  };
}
