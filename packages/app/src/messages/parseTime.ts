/**
 * Parses a time on the wire, `YYYY-MM-DD HH:mm:ss` in Asia/Taipei (no daylight saving time), to milliseconds.
 *
 * @example
 * parseTime('2026-11-22 07:10:24')
 */
export const parseTime = (time: string): number => Date.parse(`${time.replace(' ', 'T')}+08:00`);
