import { useInfiniteQuery } from '@tanstack/react-query';
import type { NotificationKind } from '@mall/sdk';
import { useSession } from '../session/useSession';
import { useMall } from '../mall/mall-context';
import { notificationListOptions } from './queries';

/**
 * Returns the number of unread notifications of each kind. It is part of the list of a kind, so it
 * costs no request beside `useNotifications` of the same kind. Disabled for guests.
 *
 * @param from - The kind whose list is displayed.
 * @example
 * const { data: unread } = useUnreadNotifications(1);
 * <p>{unread?.[2]} 則來自店家</p>
 */
export function useUnreadNotifications(from: NotificationKind) {
  const session = useSession();
  return useInfiniteQuery({
    ...notificationListOptions(useMall(), from),
    select: ({ pages }) => pages.at(0)?.unread_count,
    enabled: session !== null,
  });
}
