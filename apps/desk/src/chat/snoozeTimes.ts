import type { chatMessages } from '../messages/zh-TW/chat';

/** Taipei's offset from UTC in milliseconds; Taiwan has no summer time. */
const OFFSET_MS = 8 * 3_600_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** When the shop begins to work, in milliseconds since midnight. */
const MORNING_MS = 9 * 60 * MINUTE_MS;
const DAYS_OF_A_WEEK = 7;
const MONDAY = 1;

/** A time at which a snoozed conversation comes back. */
export interface SnoozeTime {
  readonly name: keyof typeof chatMessages;
  /** From now on, as the API takes it. */
  readonly minutes: number;
}

/**
 * Returns the times at which a snoozed conversation may come back, by the clock of Taipei. Monday is left out when it
 * is tomorrow.
 *
 * @param now - Milliseconds since 1970.
 */
export function snoozeTimes(now: number): readonly SnoozeTime[] {
  const local = now + OFFSET_MS;
  const midnight = local - (local % DAY_MS);
  const weekday = new Date(midnight).getUTCDay();
  const untilMonday = (MONDAY - weekday + DAYS_OF_A_WEEK) % DAYS_OF_A_WEEK || DAYS_OF_A_WEEK;
  const morningIn = (days: number) =>
    Math.ceil((midnight + days * DAY_MS + MORNING_MS - local) / MINUTE_MS);
  return [
    { name: 'In an hour', minutes: 60 },
    { name: 'In three hours', minutes: 180 },
    { name: 'Tomorrow at 9:00', minutes: morningIn(1) },
    ...(untilMonday > 1
      ? [{ name: 'Monday at 9:00' as const, minutes: morningIn(untilMonday) }]
      : []),
  ];
}
