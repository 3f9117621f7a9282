const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** Whole minutes until an order expires. */
export const minutesLeft = (until: Date | null, now: Date): number =>
  until === null ? Infinity : Math.floor((until.getTime() - now.getTime()) / MINUTE_MS);

/** Whole days in these minutes: a code with a lifetime in days needs at least one. */
export const wholeDays = (minutes: number): number => Math.floor(minutes / DAY_MINUTES);

/** The time this many days later. */
export const daysAfter = (time: Date, days: number): Date =>
  new Date(time.getTime() + days * DAY_MINUTES * MINUTE_MS);

/** A code's lifetime, limited so that the code never outlives its order. */
export const lifeOfCode = (days: number, left: number) => ({
  days: Math.max(1, Math.min(days, wholeDays(left))),
  minutes: Math.max(1, Math.min(days * DAY_MINUTES, left)),
});
