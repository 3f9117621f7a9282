/**
 * How many of something a test does: a promise's whole number under `FULL=1`, otherwise as many as
 * show the same in a moment.
 *
 * @example
 * const checkouts = fullOr(100, 1000);
 */
export const fullOr = (small: number, full: number): number =>
  process.env['FULL'] === '1' ? full : small;
