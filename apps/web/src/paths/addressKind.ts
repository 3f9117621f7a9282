import type { Address } from '@mall/sdk';
import type { addressMessages } from '../messages/zh-TW/addresses';

/** The purpose of an address. */
export type AddressKind = Address['type'];

/** The kinds in display order, with their names. */
export const addressKinds = [
  ['home', 'Home delivery'],
  ['store', 'Store pickup'],
] as const satisfies readonly (readonly [AddressKind, keyof typeof addressMessages])[];

/** Returns the kind in the URL; home delivery if there is none. */
export const kindFrom = (search: URLSearchParams): AddressKind =>
  search.get('type') === 'store' ? 'store' : 'home';
