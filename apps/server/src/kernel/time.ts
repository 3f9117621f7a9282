const OFFSET_MS = 8 * 60 * 60_000;

/**
 * A moment in Taiwan's local time, `YYYY-MM-DD HH:mm:ss`. Taiwan is UTC+8 all year, so no time zone
 * data is needed.
 *
 * @example
 * taipeiTime(new Date('2026-01-01T00:00:00Z')) // '2026-01-01 08:00:00'
 */
export function taipeiTime(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}
