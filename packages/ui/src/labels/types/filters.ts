/** The labels of the filters of a product list. */
export interface FilterLabels {
  temperature: string;
  price: string;
  /** Legend of the switches. */
  more: string;
  onSale: string;
  storePickup: string;
  inStock: string;
  priceFrom: string;
  priceTo: string;
  applyPrice: string;
  /** Error of a text that is no whole amount. */
  notWhole: string;
  /** A price range without an end. `amount`: e.g. `NT$1,000`. */
  from: (amount: string) => string;
  /** A price range without a start. */
  upTo: (amount: string) => string;
  clear: string;
}
