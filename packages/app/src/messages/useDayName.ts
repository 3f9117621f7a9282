import { dayAround, dayText } from '@mall/sdk/time';
import { useContext } from 'react';
import { useCurrentLanguage } from './useCurrentLanguage';
import { ReportTimeSpan, useNow } from './useNow';

/**
 * Returns the SDK's `dayText` in the language of the site; it updates over time.
 *
 * @example
 * const dayName = useDayName();
 * dayName('2026-11-22') // '今天'
 */
export function useDayName(): (day: string) => string {
  const language = useCurrentLanguage();
  const now = useNow();
  const report = useContext(ReportTimeSpan);
  return (day) => {
    report?.(dayAround(now));
    return dayText(day, now, language);
  };
}
