import { DAY_MS, TAIPEI_OFFSET_MS } from '../../../kernel/time';

/** The moment of a Taiwan time `YYYY-MM-DD HH:mm:ss`. */
export function momentOf(taipeiTime: string): Date {
  return new Date(`${taipeiTime.replace(' ', 'T')}+08:00`);
}

/** The moment this many days before `now`; fractions are hours. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

const HOUR_MS = DAY_MS / 24;
/** The hours in which the shop packs and carriers deliver, Asia/Taipei. */
const OPENS = 9;
const CLOSES = 18;

/** The same moment if it is in the hours of the shop, else the same minute of the hour in which it opens next. */
export function inShopHours(moment: Date): Date {
  const taipei = moment.getTime() + TAIPEI_OFFSET_MS;
  const hour = Math.floor((taipei % DAY_MS) / HOUR_MS);
  if (hour >= OPENS && hour < CLOSES) return moment;
  const later = hour < OPENS ? OPENS - hour : 24 + OPENS - hour;
  return new Date(moment.getTime() + later * HOUR_MS);
}
