/** The labels of the cart drawer. */
export interface CartDrawerLabels {
  /** The title, with the number of units. */
  cart: (count: number) => string;
  /** Label of the total of the items, without shipping. */
  subtotal: string;
  /** Note below the total: fees are shown at checkout. */
  withoutShipping: string;
  toCart: string;
  checkout: string;
  empty: string;
  /** Suggestion for an empty cart. */
  emptyHint: string;
  goOn: string;
}
