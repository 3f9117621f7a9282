/** The price of a shipping method. Amounts in whole NT$. */
export interface ShippingPrice {
  readonly fee: number;
  /** To the outlying islands; null: the same fee. */
  readonly islandsFee: number | null;
  /** Free if the items cost at least this; null: never. */
  readonly freeFrom: number | null;
}

/** The region of a destination, for the fee. */
export type Region = 'main' | 'islands';

/**
 * The shipping fee for items of this price, before coupons and points: a discount must not end free
 * shipping that the cart has already reached.
 */
export function feeFor(
  itemsAmount: number,
  { fee, islandsFee, freeFrom }: ShippingPrice,
  region: Region = 'main',
): number {
  if (freeFrom !== null && itemsAmount >= freeFrom) return 0;
  return region === 'islands' ? (islandsFee ?? fee) : fee;
}

/** The region of a parcel; the main island while the destination is not known. */
export const regionOf = (plan: { readonly outlying: boolean } | null | undefined): Region =>
  plan?.outlying === true ? 'islands' : 'main';
