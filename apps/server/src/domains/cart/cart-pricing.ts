import { goodsOf, type PricedLine } from '../pricing';
import type { Parcel } from '../shipping';
import type { CartLine, AssembledCart } from './cart-line';

/** The lines that can be bought as they stand, gifts included. */
export const buyableLines = ({ lines }: Pick<AssembledCart, 'lines'>): readonly CartLine[] =>
  lines.filter(({ problem }) => problem === null);

/** What a line counts with in the totals. */
export const toPricedLines = ({ type, amount, quantity, goods }: CartLine): PricedLine => ({
  type,
  amount,
  marketPrice: goods.marketPrice,
  quantity,
});

/** What would be in the parcel of these lines. */
export const parcelOf = (lines: readonly CartLine[]): Parcel => ({
  itemsAmount: goodsOf(lines.map(toPricedLines)).items,
  bulky: [...new Set(lines.flatMap(({ goods }) => (goods.fitsStorePickup ? [] : [goods.name])))],
});
