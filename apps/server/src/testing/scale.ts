/**
 * How much of something a test tries: little on every run, all of what was promised with `FULL=1`.
 *
 * @example
 * const sockets = fullOr(50, 1_000);
 */
export const fullOr = (small: number, full: number): number =>
  process.env['FULL'] === '1' ? full : small;
