import { useQueryClient } from '@tanstack/react-query';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';
import { queryKeys } from '../query/query-keys';

/**
 * Marks one notification of the member as read by its id, or `all` of them; badges and lists
 * follow.
 *
 * @throws MallError `notFound`
 * @example
 * const { mutate: read } = useReadNotifications();
 * read(id);
 * read('all');
 */
export function useReadNotifications() {
  const mall = useMall();
  const client = useQueryClient();
  return useMallMutation({
    mutationFn: async (which: number | 'all'): Promise<void> => {
      await (which === 'all' ? mall.notifications.readAll() : mall.notifications.detail(which));
    },
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.notifications }),
  });
}
