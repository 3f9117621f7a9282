/** Whether tests run at their full number: `npm run test:all`. */
export const isFull = process.env['FULL'] === '1';

/**
 * A test's scale: a small number while developing, the full one with `FULL=1`.
 *
 * @example
 * const shoppers = fullOr(50, 1000);
 */
export const fullOr = (small: number, full: number): number => (isFull ? full : small);
