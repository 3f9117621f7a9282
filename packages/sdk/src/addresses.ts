import type { CallOptions, Calls } from './http/http';
import type { Address, Body, County } from './types';

/** Creates `mall.addresses`. */
export const createAddresses = (call: Calls<'addresses'>) => ({
  /** The addresses of one type, the default one first. */
  list: (type: Address['type'], options?: CallOptions): Promise<Address[]> =>
    call('list', { params: { type } }, options),
  /** Addresses of one type whose name, phone or location contains a keyword of 1–50 characters. */
  find: (type: Address['type'], q: string, options?: CallOptions): Promise<Address[]> =>
    call('find', { params: { type, q } }, options),
  /** One address. @throws MallError `notFound` */
  detail: (id: number, options?: CallOptions): Promise<Address> =>
    call('detail', { params: { id } }, options),
  /**
   * Adds an address, or updates the one with the given `id`; at most 20 per type.
   * @throws MallError `addressUnknown`, `invalidFields`, `notFound`, `tooManyAddresses`
   */
  store: (address: Body<'addresses', 'store'>, options?: CallOptions): Promise<Address> =>
    call('store', { body: address }, options),
  /**
   * Deletes an address; if it was the default one, the latest remaining address replaces it.
   * @throws MallError `notFound`
   */
  async delete(id: number, options?: CallOptions): Promise<void> {
    await call('delete', { body: { id } }, options);
  },
  /** Taiwan's counties, north to south, with their districts and postcodes. */
  nations: (nation: 'TW', options?: CallOptions): Promise<County[]> =>
    call('nations', { params: { nation } }, options),
});

/** The member's addresses (spec §3). */
export interface AddressesApi extends ReturnType<typeof createAddresses> {}
