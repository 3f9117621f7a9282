import { keepPreviousData } from '@tanstack/react-query';
import type { Address } from '@mall/sdk';
import { cleanLine } from '@mall/sdk/text';
import type { ReadOptions } from '../query/useMallQuery';
import { useMemberQuery, type MemberResult } from '../query/useMemberQuery';
import { useMall } from '../mall/mall-context';
import { addressesOptions, addressSearchOptions } from './queries';

/** Options of {@link useAddresses}. */
export interface AddressesOptions<Selected = Address[]> extends ReadOptions<Address[], Selected> {
  /**
   * Only addresses whose name, phone or location contains it; the previous ones stay until these are
   * fetched.
   */
  readonly keyword?: string;
}

/**
 * Fetches the member's addresses of one type, the default one first. The status is `guest` while nobody is signed in.
 *
 * @example
 * const { data: addresses } = useAddresses('home');
 */
export function useAddresses<Selected = Address[]>(
  type: Address['type'],
  { keyword = '', ...options }: AddressesOptions<Selected> = {},
): MemberResult<NoInfer<Selected>> {
  const mall = useMall();
  const word = cleanLine(keyword);
  const all = useMemberQuery(addressesOptions(mall, type), options, word === '');
  const found = useMemberQuery(
    { ...addressSearchOptions(mall, type, word), placeholderData: keepPreviousData },
    options,
    word !== '',
  );
  return word ? found : all;
}
