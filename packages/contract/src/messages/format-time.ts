/** The names of the weekdays as they stand behind a date, from Sunday. */
export type WeekdayNames = readonly [string, string, string, string, string, string, string];

/**
 * Formats a date or a time on the wire (`YYYY-MM-DD`, `YYYY-MM-DD HH:mm:ss`) with its weekday, to the minute. It uses the
 * digits on the wire, in Taipei's time, so that the server and every browser show the same.
 *
 * @param options `year`: whether the text names the year; for dates that may be of several years.
 * @returns the text; the given one if it is no date.
 *
 * @example
 * const { weekdays } = messages['zh-TW'].terms;
 * formatTime('2026-11-22 07:10:24', weekdays) // '11/22（日）07:10'
 * formatTime('2026-11-22', weekdays, { year: true }) // '2026/11/22（日）'
 */
export function formatTime(
  time: string,
  names: WeekdayNames,
  { year: hasYear = false }: { readonly year?: boolean } = {},
): string {
  const [year = 0, month = 0, day = 0] = time.slice(0, 10).split('-').map(Number);
  const weekday = names[new Date(Date.UTC(year, month - 1, day)).getUTCDay()];
  if (weekday === undefined) return time;
  const date = hasYear ? `${year}/${month}/${day}` : `${month}/${day}`;
  return `${date}${weekday}${time.slice(11, 16)}`.trim();
}
