import { useInfiniteQuery } from '@tanstack/react-query';
import type { MallError, NotificationKind, Reply } from '@mall/sdk';
import { useSession } from '../session/useSession';
import { useMall } from '../mall/mall-context';
import { notificationListOptions } from './queries';

/** The number of unread notifications of each kind. */
export interface UseUnreadNotifications {
  /** By kind; undefined until it is known. */
  readonly data: Reply<'notifications', 'list'>['unread_count'] | undefined;
  readonly status: 'pending' | 'error' | 'success' | 'guest';
  readonly error: MallError | null;
  /** Fetches the list again. */
  refetch(): void;
}

/**
 * Returns the number of unread notifications of each kind. It is part of the list of a kind, so it
 * costs no request beside `useNotifications` of the same kind. The status is `guest` while nobody is signed in.
 *
 * @param from - The kind whose list is displayed.
 * @example
 * const { data: unread } = useUnreadNotifications(1);
 * <p>{unread?.[2]} 則來自店家</p>
 */
export function useUnreadNotifications(from: NotificationKind): UseUnreadNotifications {
  const session = useSession();
  const { data, status, error, refetch } = useInfiniteQuery({
    ...notificationListOptions(useMall(), from),
    select: ({ pages }) => pages.at(0)?.unread_count,
    enabled: session !== null,
  });
  return {
    data,
    status: session === null ? 'guest' : status,
    error,
    refetch: () => void refetch(),
  };
}
