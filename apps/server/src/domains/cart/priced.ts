import type { PricedLine } from '../checkout/totals';
import type { CartLine, FilledCart } from './goods';

/** The lines that can be bought as they stand, gifts included. */
export const buyableLines = ({ lines }: FilledCart): readonly CartLine[] =>
  lines.filter(({ problem }) => problem === null);

/** What a line counts with in the totals. */
export const asPriced = ({ type, amount, quantity, goods }: CartLine): PricedLine => ({
  type,
  amount,
  marketPrice: goods.marketPrice,
  quantity,
});
