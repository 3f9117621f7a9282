/**
 * Formats a time in the shop's time zone.
 *
 * @param moment - in milliseconds.
 * @example
 * formatTimestamp(Date.parse('2026-11-23T06:05:00Z')) // '11/23 14:05'
 */
export function formatTimestamp(moment: number): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Taipei',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  // Some browsers write a single-digit month with two digits.
  return `${Number(part('month'))}/${Number(part('day'))} ${part('hour')}:${part('minute')}`;
}
