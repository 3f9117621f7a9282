import type { Notification, NotificationKind } from '@mall/sdk';
import { useSession } from '../session/useSession';
import { useMall } from '../mall/mall-context';
import { usePagedList, type PagedList } from '../paging/usePagedList';
import { notificationListOptions } from './queries';

const notificationId = ({ id }: Notification) => id;

/**
 * The member's notifications of one kind, newest first, as an infinite list. Disabled for guests.
 *
 * @param kind - 1: about the member's orders and account; 2: from the shop.
 * @example
 * const { items } = useNotifications(1);
 */
export function useNotifications(kind: NotificationKind): PagedList<Notification> {
  const session = useSession();
  return usePagedList(notificationListOptions(useMall(), kind), notificationId, session !== null);
}
