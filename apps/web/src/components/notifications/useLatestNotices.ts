import { useNotifications } from '@mall/hooks';
import type { Notification } from '@mall/sdk';

const latestFirst = (a: Notification, b: Notification) =>
  b.create_time.localeCompare(a.create_time) || b.id - a.id;

/**
 * Returns the latest notifications of both kinds, newest first; `isPending` until both have loaded or failed.
 *
 * @example
 * const { notices, error, retry, isPending } = useLatestNotices();
 */
export function useLatestNotices() {
  const own = useNotifications(1);
  const shop = useNotifications(2);
  return {
    notices: [...own.items, ...shop.items].toSorted(latestFirst),
    error: own.error ?? shop.error,
    retry: () => [own, shop].forEach((each) => each.error && each.refetch()),
    isPending: own.status === 'pending' || shop.status === 'pending',
  };
}
