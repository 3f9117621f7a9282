import { taipeiTime } from '../../kernel/time';

/** When the shop is open on a weekday. */
export interface HoursOfDay {
  /** 1 is Monday, 7 is Sunday. */
  readonly weekday: number;
  /** `09:00` */
  readonly from: string;
  /** `18:00`, or `24:00` */
  readonly to: string;
}

/** Hours by weekday; null: the shop has none. */
export type OpeningHours = readonly HoursOfDay[] | null;

const NONE = '';
const CLOSED = 'closed';

/** Hours as a setting: `1 09:00-18:00,6 10:00-12:00`. */
export function writeHours(hours: OpeningHours): string {
  if (hours === null) return NONE;
  const days = hours.toSorted((one, other) => one.weekday - other.weekday);
  return days.map(({ weekday, from, to }) => `${weekday} ${from}-${to}`).join(',') || CLOSED;
}

/** Reads what {@link writeHours} wrote; a part that is not understood is left out. */
export function readHours(text: string): OpeningHours {
  if (text === NONE) return null;
  return text.split(',').flatMap((day) => {
    const [, weekday, from, to] = /^([1-7]) (\d\d:\d\d)-(\d\d:\d\d)$/.exec(day.trim()) ?? [];
    return weekday && from && to ? [{ weekday: Number(weekday), from, to }] : [];
  });
}

/**
 * Whether the shop is open at a moment, in Taiwan.
 *
 * @example
 * isOpenAt([{ weekday: 1, from: '09:00', to: '18:00' }], new Date('2026-11-30T09:00:00+08:00')) // true
 */
export function isOpenAt(hours: readonly HoursOfDay[], now: Date): boolean {
  const [day = '', time = ''] = taipeiTime(now).split(' ');
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  const clock = time.slice(0, 5);
  return hours.some((each) => each.weekday === weekday && each.from <= clock && clock < each.to);
}
