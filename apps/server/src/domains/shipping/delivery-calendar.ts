import type { DeliverySchedule } from '../../db/schema';
import { DAY_MS, TAIPEI_OFFSET_MS } from '../../kernel/time';

/** The days on which a shop works. */
export interface ShopCalendar {
  /** The weekdays on which it packs: 1 is Monday, 7 is Sunday. */
  readonly workingWeekdays: ReadonlySet<number>;
  /** Days on which it is closed, and no parcel arrives: `YYYY-MM-DD`. */
  readonly holidays: ReadonlySet<string>;
  /** The hour until which a payment counts for the same day, 0 to 23, Asia/Taipei. */
  readonly cutoffHour: number;
  /** Working days from the day of payment to the day of shipping; less than 1: no day is promised. */
  readonly preparationDays: number;
}

/** The departure of a parcel. Days are `YYYY-MM-DD` in Asia/Taipei. */
export interface Departure {
  /** The last moment at which a payment makes this departure. */
  readonly orderBy: Date;
  readonly leavesOn: string;
  /** null: no day of arrival is promised. */
  readonly arrivesOn: string | null;
}

/** No calendar has a longer break. A longer search means that no day is possible. */
const LONGEST_BREAK_DAYS = 366;
const HOUR_MS = 60 * 60_000;

/**
 * Returns the departure that a payment at a moment makes: the first working day after preparation on
 * which the carrier collects. Days are counted from 1970-01-01 in Taipei, which has no summer time.
 *
 * @returns null when the shop promises no day, or no day is possible.
 * @example
 * // Paid on Friday, one day of preparation, collected from Monday to Friday, the next day at the door.
 * nextDeparture(new Date('2026-11-27T02:00:00Z'), calendar, schedule);
 * // { orderBy: 2026-11-27 14:00, leavesOn: '2026-11-30', arrivesOn: '2026-12-01' }
 */
export function nextDeparture(
  paidAt: Date,
  { workingWeekdays, holidays, cutoffHour, preparationDays }: ShopCalendar,
  { collectsOn, deliversOn, transitDays }: DeliverySchedule,
): Departure | null {
  if (preparationDays < 1 || preparationDays > LONGEST_BREAK_DAYS) return null;
  const isHoliday = (day: number) => holidays.has(dayText(day));
  const isWorking = (day: number) => workingWeekdays.has(weekdayOf(day)) && !isHoliday(day);
  const cutoffOf = (day: number) => new Date(startOf(day) + cutoffHour * HOUR_MS);

  const paidOn = dayOf(paidAt);
  const counted = firstDay(paidAt > cutoffOf(paidOn) ? paidOn + 1 : paidOn, 1, isWorking);
  const ready = workingDaysFrom(counted, preparationDays, isWorking);
  const leaves = firstDay(ready, 1, (day) => isWorking(day) && collectsOn.includes(weekdayOf(day)));
  const lastCounted = workingDaysFrom(leaves, -preparationDays, isWorking);
  if (leaves === null || lastCounted === null) return null;
  const arrives =
    transitDays === null
      ? null
      : firstDay(
          leaves + transitDays,
          1,
          (day) => deliversOn.includes(weekdayOf(day)) && !isHoliday(day),
        );
  return {
    orderBy: cutoffOf(lastCounted),
    leavesOn: dayText(leaves),
    arrivesOn: arrives === null ? null : dayText(arrives),
  };
}

/** A day as its number since 1970-01-01 in Taipei; null: there is none. */
type Day = number | null;

/** The first day that fits, from a day on, forwards or backwards. */
function firstDay(from: Day, step: 1 | -1, fits: (day: number) => boolean): Day {
  if (from === null) return null;
  for (let away = 0; away <= LONGEST_BREAK_DAYS; away += 1) {
    if (fits(from + away * step)) return from + away * step;
  }
  return null;
}

/** The day this many working days after a day, or before it. */
function workingDaysFrom(from: Day, days: number, isWorking: (day: number) => boolean): Day {
  const step = days < 0 ? -1 : 1;
  let day = from;
  for (let left = Math.abs(days); left > 0 && day !== null; left -= 1) {
    day = firstDay(day + step, step, isWorking);
  }
  return day;
}

const dayOf = (time: Date): number => Math.floor((time.getTime() + TAIPEI_OFFSET_MS) / DAY_MS);
const startOf = (day: number): number => day * DAY_MS - TAIPEI_OFFSET_MS;
const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
/** 1970-01-01 was a Thursday. */
const weekdayOf = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1;
