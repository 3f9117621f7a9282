import { useQueryClient } from '@tanstack/react-query';
import type { Mall } from '@mall/sdk';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';

/**
 * Adds an address, or updates the one with the given `id`.
 *
 * @throws MallError `addressUnknown`, `invalidFields`, `notFound`, `tooManyAddresses`
 */
export function useSaveAddress() {
  const mall = useMall();
  const client = useQueryClient();
  return useMallMutation({
    mutationFn: (address: Parameters<Mall['addresses']['save']>[0]) => mall.addresses.save(address),
    // Invalidates both types: the address may have changed its type, and another may no longer be
    // the default.
    onSuccess: ({ id }) => {
      client.removeQueries({ queryKey: ['addresses', 'detail', id] });
      return client.invalidateQueries({ queryKey: ['addresses', 'list'] });
    },
  });
}
