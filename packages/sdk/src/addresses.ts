import type { CallOptions, Calls } from './http/http';
import type { Address, Body, County } from './types';

/** The member's addresses. */
export interface AddressesApi {
  /** The addresses of one type, the default one first. */
  list(type: Address['type'], options?: CallOptions): Promise<Address[]>;
  /** Addresses of one type whose name, phone or location contains a keyword of 1–50 characters. */
  find(type: Address['type'], q: string, options?: CallOptions): Promise<Address[]>;
  /** One address. @throws MallError `notFound` */
  detail(id: number, options?: CallOptions): Promise<Address>;
  /**
   * Adds an address, or updates the one with the given `id`; at most 20 per type.
   * @throws MallError `addressUnknown`, `invalidFields`, `notFound`, `tooManyAddresses`
   */
  save(address: Body<'addresses', 'save'>, options?: CallOptions): Promise<Address>;
  /**
   * Deletes an address; if it was the default one, the latest remaining address replaces it.
   * @throws MallError `notFound`
   */
  delete(id: number, options?: CallOptions): Promise<void>;
  /** Taiwan's counties, north to south, with their districts and postcodes. */
  nations(nation: 'TW', options?: CallOptions): Promise<County[]>;
}

/** Creates `mall.addresses`. */
export const createAddresses = (call: Calls<'addresses'>): AddressesApi => ({
  list: (type, options) => call('list', { params: { type } }, options),
  find: (type, q, options) => call('find', { params: { type, q } }, options),
  detail: (id, options) => call('detail', { params: { id } }, options),
  save: (address, options) => call('save', { body: address }, options),
  nations: (nation, options) => call('nations', { params: { nation } }, options),
  async delete(id, options) {
    await call('delete', { body: { id } }, options);
  },
});
