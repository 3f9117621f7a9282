const HOUR = 3_600_000;
/** Taipei's offset from UTC in milliseconds; Taiwan has no summer time. */
const OFFSET = 8 * HOUR;

/**
 * Parses a time of a reply, `YYYY-MM-DD HH:mm:ss` in Asia/Taipei.
 *
 * @returns milliseconds since 1970; `NaN` if it is no time.
 *
 * @example
 * parseTime('2026-11-22 07:10:24')
 */
export const parseTime = (time: string): number => Date.parse(`${time.replace(' ', 'T')}+08:00`);

/**
 * Formats a moment as in a reply, `YYYY-MM-DD HH:mm:ss` in Asia/Taipei.
 *
 * @param moment - Milliseconds since 1970.
 *
 * @example
 * wireTime(mall.now())
 */
export const wireTime = (moment: number): string =>
  new Date(moment + OFFSET).toISOString().slice(0, 19).replace('T', ' ');
