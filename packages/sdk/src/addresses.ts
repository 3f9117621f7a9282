import type { CallOptions, Http } from './http/http';
import type { Address, Body, County } from './types';

/** The member's addresses (spec §3). */
export const createAddresses = ({ call }: Http) => ({
  /** One type's addresses, the default one first. */
  list: (type: Address['type'], options?: CallOptions): Promise<Address[]> =>
    call('addresses', 'list', { params: { type } }, options),
  /** Those of one type that hold a word of 1–50 characters, in the name, the phone or the place. */
  find: (type: Address['type'], q: string, options?: CallOptions): Promise<Address[]> =>
    call('addresses', 'find', { params: { type, q } }, options),
  /** One address. @throws MallError `notFound` */
  detail: (id: number, options?: CallOptions): Promise<Address> =>
    call('addresses', 'detail', { params: { id } }, options),
  /**
   * Adds an address, or changes the one whose `id` it carries; 20 of a type at most.
   * @throws MallError `addressUnknown`, `invalidFields`, `notFound`, `tooManyAddresses`
   */
  store: (address: Body<'addresses', 'store'>, options?: CallOptions): Promise<Address> =>
    call('addresses', 'store', { body: address }, options),
  /** Deletes an address; the latest of the others becomes the default one. @throws MallError `notFound` */
  async delete(id: number, options?: CallOptions): Promise<void> {
    await call('addresses', 'delete', { body: { id } }, options);
  },
  /** Taiwan's counties, north to south, with their districts and postcodes. */
  nations: (nation: 'TW', options?: CallOptions): Promise<County[]> =>
    call('addresses', 'nations', { params: { nation } }, options),
});
