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

/** The day of a moment in Taiwan, `YYYY-MM-DD`. */
export const taipeiDay = (moment: Date): string => taipeiTime(moment).slice(0, 10);

const DAY_MS = 24 * 60 * 60_000;

/** The moment so many days later; Taiwan has no summer time. */
export const daysAfter = (moment: Date, days: number): Date =>
  new Date(moment.getTime() + days * DAY_MS);
