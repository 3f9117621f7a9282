import { itemAmountsOf, type PricedLine } from '../pricing';
import type { Parcel } from '../shipping';
import type { CartLine, AssembledCart } from './cart-line';

/** The lines that can be bought, gifts included. */
export const buyableLines = ({ lines }: Pick<AssembledCart, 'lines'>): readonly CartLine[] =>
  lines.filter(({ problem }) => problem === null);

/** A line as the calculation of the totals needs it. */
export const toPricedLines = ({ type, amount, quantity, variant }: CartLine): PricedLine => ({
  type,
  amount,
  marketPrice: variant.marketPrice,
  quantity,
});

/** The parcel that these lines would make. */
export const parcelOf = (lines: readonly CartLine[]): Parcel => ({
  itemsAmount: itemAmountsOf(lines.map(toPricedLines)).items,
  bulky: [
    ...new Set(lines.flatMap(({ variant }) => (variant.fitsStorePickup ? [] : [variant.name]))),
  ],
});
