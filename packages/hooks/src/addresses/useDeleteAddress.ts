import { useQueryClient } from '@tanstack/react-query';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';

/**
 * Deletes an address; if it was the default one, the latest remaining address replaces it.
 *
 * @throws MallError `notFound`
 * @example
 * const { mutateAsync: deleteAddress } = useDeleteAddress();
 * await deleteAddress(id);
 */
export function useDeleteAddress() {
  const mall = useMall();
  const client = useQueryClient();
  return useMallMutation({
    mutationFn: (id: number) => mall.addresses.delete(id),
    // Also after an error: an address that is already deleted must disappear from the list.
    onSettled: (_done, _error, id) => {
      client.removeQueries({ queryKey: ['addresses', 'detail', id] });
      return client.invalidateQueries({ queryKey: ['addresses', 'list'] });
    },
  });
}
