import type { ShippingLabels } from '../types/shipping';

/** English labels of the choice of shipping. */
export const shipping: ShippingLabels = {
  shippingMethod: 'Shipping method',
  free: 'Free',
  freeFrom: (amount) => `Free over ${amount}`,
  chooseStore: 'Choose a store',
  changeStore: 'Change store',
  recipient: 'Recipient details',
  name: 'Recipient',
  phone: 'Mobile phone',
  phoneHint: 'Such as 0912345678',
  savedAddresses: 'Saved addresses',
  choose: 'Select',
  remember: 'Save this address',
  note: 'Note for the courier (optional)',
  shipTo: 'Ship to',
  pickUpAt: 'Pick up at',
};
