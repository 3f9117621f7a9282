import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Address, Mall } from '@mall/sdk';
import { useSession } from '../auth/useSession';
import { useMall } from '../mall-context';
import { addressesOptions, countiesOptions } from './queries';

/** The member's addresses of one type, the default one first. Disabled for guests. */
export function useAddresses(type: Address['type']) {
  const session = useSession();
  return useQuery({ ...addressesOptions(useMall(), type), enabled: session !== null });
}

/**
 * Adds an address, or updates the one with the given `id`.
 *
 * @throws MallError `addressUnknown`, `invalidFields`, `notFound`
 */
export function useStoreAddress() {
  const mall = useMall();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (address: Parameters<Mall['addresses']['store']>[0]) =>
      mall.addresses.store(address),
    // Both types: the address may have changed its type.
    onSuccess: () => client.invalidateQueries({ queryKey: ['addresses', 'list'] }),
  });
}

/** Taiwan's counties, north to south, with their districts and postcodes. */
export const useCounties = () => useQuery(countiesOptions(useMall()));
