import type { Address } from '@mall/sdk';
import type { addressMessages } from '../messages/zh-TW/addresses';

/** What an address is for. */
export type AddressKind = Address['type'];

/** The kinds in the order in which they are offered, with their names. */
export const addressKinds = [
  ['home', 'Home delivery'],
  ['store', 'Store pickup'],
] as const satisfies readonly (readonly [AddressKind, keyof typeof addressMessages])[];

/** The kind that an address bar names; home delivery when it names none. */
export const kindFrom = (search: URLSearchParams): AddressKind =>
  search.get('type') === 'store' ? 'store' : 'home';
