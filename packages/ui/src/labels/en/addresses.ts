import type { AddressLabels } from '../types/addresses';

/** English labels of the address form. */
export const addresses: AddressLabels = {
  county: 'County or city',
  district: 'District',
  zip: 'Postcode',
  street: 'Street address',
  choose: 'Choose',
  loading: 'Loading…',
  countyFirst: 'County first',
  failed: 'The counties could not be loaded. What you filled in is still here.',
};
