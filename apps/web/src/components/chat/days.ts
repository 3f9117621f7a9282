const DAY = 24 * 60 * 60_000;
const TAIPEI = 8 * 60 * 60_000;

/** A moment as the wire writes it, `YYYY-MM-DD HH:mm:ss` in Asia/Taipei. */
export const toWireTime = (moment: number): string =>
  new Date(moment + TAIPEI).toISOString().slice(0, 19).replace('T', ' ');

/** How many days ago a time on the wire was, by the calendar: 0 is today. */
export const daysAgo = (time: string, now: number): number =>
  Math.round((Date.parse(toWireTime(now).slice(0, 10)) - Date.parse(time.slice(0, 10))) / DAY);
