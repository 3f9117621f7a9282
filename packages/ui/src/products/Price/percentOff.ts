/**
 * How much of the original price is off, in whole percent; 0 when nothing is. Never rounded up: a shop may
 * not promise more than it takes off.
 *
 * @example
 * percentOff(690, 780) // 11
 */
export const percentOff = (amount: number, marketPrice: number | null | undefined): number =>
  marketPrice == null || marketPrice <= amount
    ? 0
    : Math.floor(((marketPrice - amount) / marketPrice) * 100);
