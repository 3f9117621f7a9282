const isFull = process.env['FULL'] === '1';

/**
 * How often a test does what it does: a small number while developing, the promised one with `FULL=1`.
 *
 * @example
 * const shoppers = fullOr(50, 1000);
 */
export const fullOr = (small: number, full: number): number => (isFull ? full : small);
