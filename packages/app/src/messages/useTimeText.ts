import { formatTime } from '@mall/contract/messages';
import { useCallback } from 'react';
import { useMessages } from './useMessages';
import { timeMessages } from './zh-TW/time';

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
    (time, options) =>
      formatTime(
        time,
        [
          t(' (Sun) '),
          t(' (Mon) '),
          t(' (Tue) '),
          t(' (Wed) '),
          t(' (Thu) '),
          t(' (Fri) '),
          t(' (Sat) '),
        ],
        options,
      ),
    [t],
  );
}
