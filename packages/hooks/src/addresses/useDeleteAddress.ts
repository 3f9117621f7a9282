import { useQueryClient } from '@tanstack/react-query';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';

/**
 * Deletes an address; if it was the default one, the latest of the others becomes it.
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
    // Also after a refusal: one that is gone already is no longer listed.
    onSettled: (_done, _error, id) => {
      client.removeQueries({ queryKey: ['addresses', 'detail', id] });
      return client.invalidateQueries({ queryKey: ['addresses', 'list'] });
    },
  });
}
