const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** Whole minutes that an order still waits. */
export const minutesLeft = (until: Date | null, now: Date): number =>
  until === null ? Infinity : Math.floor((until.getTime() - now.getTime()) / MINUTE_MS);

/** Whole days in so many minutes: a code that lives by days needs one at least. */
export const wholeDays = (minutes: number): number => Math.floor(minutes / DAY_MINUTES);

/** A moment so many days later. */
export const daysAfter = (moment: Date, days: number): Date =>
  new Date(moment.getTime() + days * DAY_MINUTES * MINUTE_MS);

/** How long a code lives that is meant to live so many days: never longer than its order waits. */
export const lifeOfCode = (days: number, left: number) => ({
  days: Math.max(1, Math.min(days, wholeDays(left))),
  minutes: Math.max(1, Math.min(days * DAY_MINUTES, left)),
});
