import { wireTime } from '@mall/sdk/time';

const DAY_MS = 86_400_000;

/** How many days before today each range begins and ends. */
const AGES = {
  today: [0, 0],
  yesterday: [1, 1],
  'last-7-days': [6, 0],
  'last-30-days': [29, 0],
} as const;

/** A range of days that moves with the day. */
export type OrderSpan = keyof typeof AGES;

const isSpan = (value: string): value is OrderSpan => Object.hasOwn(AGES, value);

/**
 * Returns the first and the last day of a filter by days, in Taipei; those of a span are counted from now.
 *
 * @param values - The values of the filter: two days, `''` for none, or a span.
 * @param now - The current time in milliseconds since 1970.
 * @example
 * daysOf(['yesterday'], Date.parse('2026-11-27T16:00:00Z')) // ['2026-11-27', '2026-11-27']
 */
export function daysOf(
  values: readonly string[],
  now: number,
): readonly [from: string, until: string] {
  const [first = '', last = ''] = values;
  if (!isSpan(first)) return [first, last];
  const dayBefore = (days: number) => wireTime(now - days * DAY_MS).slice(0, 10);
  const [from, until] = AGES[first];
  return [dayBefore(from), dayBefore(until)];
}
