/** The labels of the choice of shipping, the recipient, and their review. */
export interface ShippingLabels {
  shippingMethod: string;
  /** Shown instead of a fee of 0. */
  free: string;
  /** `amount`: the price of the items from which shipping is free, e.g. `NT$1,000`. */
  freeFrom: (amount: string) => string;
  /** Opens the map of stores. */
  chooseStore: string;
  /** The same while a store is chosen. */
  changeStore: string;
  /** Heading of the recipient. */
  recipient: string;
  name: string;
  phone: string;
  /** Example of a mobile number. */
  phoneHint: string;
  /** Chooses one of the saved addresses. */
  savedAddresses: string;
  /** The option without a saved address. */
  choose: string;
  remember: string;
  /** A message for the courier; optional. */
  note: string;
  /** Label of the address in the review. */
  shipTo: string;
  /** Label of the store or shop in the review. */
  pickUpAt: string;
}
