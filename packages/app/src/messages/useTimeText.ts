import { useCallback } from 'react';
import { useMessages } from './useMessages';
import { timeMessages } from './zh-TW/time';

const weekdays = [
  ' (Sun) ',
  ' (Mon) ',
  ' (Tue) ',
  ' (Wed) ',
  ' (Thu) ',
  ' (Fri) ',
  ' (Sat) ',
] as const;

/**
 * Formats a date or a time on the wire: `11/22（日）07:10`, with the year where dates of several years are listed. It
 * uses the digits on the wire, in Taipei's time, so that server and browser show the same.
 *
 * @example
 * const timeText = useTimeText();
 * timeText('2026-11-22 07:10:24') // '11/22（日）07:10'
 * timeText('2026-11-22', { year: true }) // '2026/11/22（日）'
 */
export function useTimeText(): (time: string, options?: { readonly year?: boolean }) => string {
  const t = useMessages(timeMessages);
  return useCallback(
    (time, { year: hasYear = false } = {}) => {
      const [year = 0, month = 0, day = 0] = time.slice(0, 10).split('-').map(Number);
      const weekday = weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()];
      if (weekday === undefined) return time;
      const date = hasYear ? `${year}/${month}/${day}` : `${month}/${day}`;
      return `${date}${t(weekday)}${time.slice(11, 16)}`.trim();
    },
    [t],
  );
}
