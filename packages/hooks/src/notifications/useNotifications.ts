import type { Notification, NotificationKind } from '@mall/sdk';
import { useMall } from '../mall/mall-context';
import { useMemberList } from '../paging/useMemberList';
import type { ListOptions, PagedList } from '../paging/usePagedList';
import { notificationListOptions } from './queries';

const notificationId = ({ id }: Notification) => id;

/**
 * The member's notifications of one kind, newest first, as an infinite list. The status is `guest` while nobody is signed in.
 *
 * @param kind - 1: about the member's orders and account; 2: from the shop.
 * @example
 * const { items } = useNotifications(1);
 */
export function useNotifications(
  kind: NotificationKind,
  options?: ListOptions,
): PagedList<Notification> {
  return useMemberList(notificationListOptions(useMall(), kind), notificationId, options);
}
