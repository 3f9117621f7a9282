import { itemAmountsOf, type PricedLine } from '../pricing';
import type { Parcel } from '../shipping';
import type { AssembledCart, CartLine, CartVariant } from './cart-line';

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
  bulky: namesOf(lines, ({ fitsStorePickup }) => !fitsStorePickup),
  shortLived: namesOf(lines, ({ keepsUntilPickup }) => !keepsUntilPickup),
});

const namesOf = (lines: readonly CartLine[], isNamed: (variant: CartVariant) => boolean) => [
  ...new Set(lines.flatMap(({ variant }) => (isNamed(variant) ? [variant.name] : []))),
];
