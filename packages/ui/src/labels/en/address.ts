import type { AddressLabels } from '../../address/labels';

/** The words of an address in English. */
export const address: AddressLabels = {
  county: 'County or city',
  district: 'District',
  zip: 'Postcode',
  street: 'Street address',
  choose: 'Choose',
};
