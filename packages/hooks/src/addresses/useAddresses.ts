import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Address } from '@mall/sdk';
import { cleanLine } from '@mall/sdk/text';
import { useSession } from '../session/useSession';
import { useMall } from '../mall/mall-context';
import { addressesOptions, addressSearchOptions } from './queries';

/**
 * Fetches the member's addresses of one type, the default one first. Disabled for guests.
 *
 * @param keyword - Only those whose name, phone or location contains it; the previous ones stay
 *   until these are fetched.
 * @example
 * const { data: addresses } = useAddresses('home');
 */
export function useAddresses(type: Address['type'], keyword = '') {
  const mall = useMall();
  const enabled = useSession() !== null;
  const word = cleanLine(keyword);
  const all = useQuery({ ...addressesOptions(mall, type), enabled: enabled && !word });
  const found = useQuery({
    ...addressSearchOptions(mall, type, word),
    enabled: enabled && word !== '',
    placeholderData: keepPreviousData,
  });
  return word ? found : all;
}
