/** The words of a cart that slides in. */
export interface CartDrawerLabels {
  /** Its title, and how many pieces are in it. */
  cart: (count: number) => string;
  /** Names the sum of the goods, without shipping. */
  subtotal: string;
  /** Stands below the sum: fees are known at the checkout. */
  withoutShipping: string;
  toCart: string;
  checkout: string;
  empty: string;
  /** What to do with an empty cart. */
  emptyHint: string;
  goOn: string;
}
