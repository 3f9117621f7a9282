/** What a shipping method costs. Amounts in whole NT$. */
export interface ShippingPrice {
  readonly fee: number;
  /** To the outlying islands; null: the same. */
  readonly islandsFee: number | null;
  /** Free from this amount of goods on; null: never. */
  readonly freeFrom: number | null;
}

/** Where a parcel goes, as far as fees are concerned. */
export type Region = 'main' | 'islands';

/**
 * What shipping goods of this amount costs. The amount counts as it is before coupons and points: what
 * made shipping free when it was put in the cart keeps it free.
 */
export function feeFor(
  itemsAmount: number,
  { fee, islandsFee, freeFrom }: ShippingPrice,
  region: Region = 'main',
): number {
  if (freeFrom !== null && itemsAmount >= freeFrom) return 0;
  return region === 'islands' ? (islandsFee ?? fee) : fee;
}

/** The region of a parcel whose way is known, or not yet: then the main island. */
export const regionOf = (plan: { readonly outlying: boolean } | null | undefined): Region =>
  plan?.outlying === true ? 'islands' : 'main';
