import type { Settings } from '../configs';
import type { ShopCalendar } from './delivery-calendar';

const calendars = new WeakMap<object, ShopCalendar>();

/**
 * The calendar in the shop's settings, read once for each version of the settings. Staff type it:
 * blanks do not count, and entries that are no weekday or no day are left out.
 */
export function shopCalendarOf(settings: Pick<Settings, 'calendar' | 'product'>): ShopCalendar {
  const known = calendars.get(settings);
  if (known) return known;
  const { working_days, cutoff_hour, holidays } = settings.calendar;
  const read: ShopCalendar = {
    workingWeekdays: new Set(entriesOf(working_days).map(Number)),
    holidays: new Set(entriesOf(holidays)),
    cutoffHour: Math.min(Math.max(cutoff_hour, 0), 23),
    preparationDays: settings.product.specify_shipping_days,
  };
  calendars.set(settings, read);
  return read;
}

const entriesOf = (list: string): string[] => list.split(/[\s,]+/).filter((entry) => entry !== '');
