/**
 * Returns the discount in whole percent of the original price; 0 without one. Rounded down: a shop
 * may not promise more than it gives.
 *
 * @example
 * percentOff(690, 780) // 11
 */
export const percentOff = (amount: number, marketPrice: number | null | undefined): number =>
  marketPrice == null || marketPrice <= amount
    ? 0
    : Math.floor(((marketPrice - amount) / marketPrice) * 100);
