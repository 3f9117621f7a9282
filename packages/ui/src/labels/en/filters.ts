import type { FilterLabels } from '../types/filters';

/** English labels of filters. */
export const filters: FilterLabels = {
  temperature: 'Temperature',
  price: 'Price',
  more: 'More',
  onSale: 'On sale',
  storePickup: 'Pickup at convenience stores',
  inStock: 'In stock only',
  priceFrom: 'Price from',
  priceTo: 'Price to',
  applyPrice: 'Apply',
  notWhole: 'Please enter a whole amount',
  from: (amount) => `From ${amount}`,
  upTo: (amount) => `Up to ${amount}`,
  clear: 'Clear filters',
};
