import { goodsOf, type PricedLine } from '../pricing';
import type { Parcel } from '../shipping';
import type { CartLine, FilledCart } from './cart-line';

/** The lines that can be bought as they stand, gifts included. */
export const buyableLines = ({ lines }: Pick<FilledCart, 'lines'>): readonly CartLine[] =>
  lines.filter(({ problem }) => problem === null);

/** What a line counts with in the totals. */
export const asPriced = ({ type, amount, quantity, goods }: CartLine): PricedLine => ({
  type,
  amount,
  marketPrice: goods.marketPrice,
  quantity,
});

/** What would be in the parcel of these lines. */
export const parcelOf = (lines: readonly CartLine[]): Parcel => ({
  itemsAmount: goodsOf(lines.map(asPriced)).items,
  bulky: [...new Set(lines.flatMap(({ goods }) => (goods.fitsStorePickup ? [] : [goods.name])))],
});
