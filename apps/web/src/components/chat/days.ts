const DAY = 24 * 60 * 60_000;
const TAIPEI = 8 * 60 * 60_000;

/** Formats a time as on the wire, `YYYY-MM-DD HH:mm:ss` in Asia/Taipei. */
export const toWireTime = (moment: number): string =>
  new Date(moment + TAIPEI).toISOString().slice(0, 19).replace('T', ' ');

/** Returns the number of calendar days since a time on the wire: 0 is today. */
export const daysAgo = (time: string, now: number): number =>
  Math.round((Date.parse(toWireTime(now).slice(0, 10)) - Date.parse(time.slice(0, 10))) / DAY);
