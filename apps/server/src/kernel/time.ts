/** Taiwan is UTC+8 all year. */
export const TAIPEI_OFFSET_MS = 8 * 60 * 60_000;

/**
 * A moment in Taiwan's local time, `YYYY-MM-DD HH:mm:ss`. Taiwan is UTC+8 all year, so no time zone
 * data is needed.
 *
 * @example
 * taipeiTime(new Date('2026-01-01T00:00:00Z')) // '2026-01-01 08:00:00'
 */
export function taipeiTime(time: Date): string {
  return new Date(time.getTime() + TAIPEI_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** The day of a moment in Taiwan, `YYYY-MM-DD`. */
export const taipeiDay = (time: Date): string => taipeiTime(time).slice(0, 10);

/** The last moment of a moment's day in Taiwan. */
export const endOfTaipeiDay = (time: Date): Date =>
  new Date(`${taipeiDay(time)}T23:59:59.999+08:00`);

/** The milliseconds of a day; Taiwan has no summer time. */
export const DAY_MS = 24 * 60 * 60_000;
