import { useTimeText } from './useTimeText';

/**
 * Formats the end of a validity, with its year: the day alone if the whole day counts, else with the hour, because
 * people read a day as the whole of it.
 *
 * @example
 * const endText = useEndText();
 * endText('2026-12-31 23:59:59') // '2026/12/31（四）'
 * endText('2026-12-31 14:05:00') // '2026/12/31（四）14:05'
 */
export function useEndText(): (time: string) => string {
  const timeText = useTimeText();
  return (time) => timeText(time.endsWith('23:59:59') ? time.slice(0, 10) : time, { year: true });
}
