import type { CallOptions, Http } from './http/http';
import type { Address, Body } from './types';

/** The member's addresses (spec §3). */
export const createAddresses = (http: Http) => ({
  /** One type's addresses, the default one first. */
  list: (type: Address['type'], options?: CallOptions) =>
    http.call('addresses', 'list', { params: { type } }, options),
  /** Adds an address, or changes the one whose `id` it carries. @throws MallError `addressUnknown`, `invalidFields`, `notFound` */
  store: (address: Body<'addresses', 'store'>, options?: CallOptions) =>
    http.call('addresses', 'store', { body: address }, options),
  /** Taiwan's counties, north to south, with their districts and postcodes. */
  nations: (nation: 'TW', options?: CallOptions) =>
    http.call('addresses', 'nations', { params: { nation } }, options),
});
