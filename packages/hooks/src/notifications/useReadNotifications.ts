import { useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import type { Badges, Mall, Notification } from '@mall/sdk';
import { badgesOptions } from '../badges/queries';
import { useMall } from '../mall/mall-context';
import { updateQueries } from '../optimistic/update-queries';
import { useMallMutation } from '../query/mall-mutation';
import { queryKeys } from '../query/query-keys';
import { isSameSession } from '../session/session-scoped';

/**
 * Marks one notification of the member as read by its id, or `all` of them; badges and lists follow.
 * After `all` the loaded pages are changed in place, and not fetched again.
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
    async mutationFn(which: number | 'all'): Promise<void> {
      if (which !== 'all') await mall.notifications.detail(which);
      else await readAll(client, mall);
    },
    onSettled: (_done, error, which) =>
      client.invalidateQueries({
        queryKey:
          which === 'all' && !error ? badgesOptions(mall).queryKey : queryKeys.notifications,
      }),
  });
}

const LISTS = ['notifications', 'list'];
type Pages = InfiniteData<Awaited<ReturnType<Mall['notifications']['list']>>>;

async function readAll(client: QueryClient, mall: Mall): Promise<void> {
  const isSame = isSameSession(mall);
  const { unread_count } = await mall.notifications.readAll();
  if (!isSame()) return;
  // A page that is loading may have been read before. Cancelled first: the fetch of a first page would not restart.
  const areFetching = client.isFetching({ queryKey: LISTS }) > 0;
  if (areFetching) await client.cancelQueries({ queryKey: LISTS });
  const isRead = (notification: Notification): Notification => ({ ...notification, is_read: '1' });
  updateQueries<Pages>(client, LISTS, (data) => ({
    ...data,
    pages: data.pages.map((page) => ({ ...page, list: page.list.map(isRead), unread_count })),
  }));
  updateQueries<Notification>(client, ['notifications', 'detail'], isRead);
  updateQueries<Badges>(client, badgesOptions(mall).queryKey, (badges) => ({
    ...badges,
    notify: unread_count[1] + unread_count[2],
  }));
  if (areFetching) void client.invalidateQueries({ queryKey: LISTS });
}
