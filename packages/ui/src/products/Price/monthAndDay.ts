/**
 * Formats a day on the wire, without its year and weekday, for narrow places.
 *
 * @example
 * monthAndDay('2026-11-30') // '11/30'
 */
export const monthAndDay = (day: string): string =>
  day.slice(5, 10).split('-').map(Number).join('/');
