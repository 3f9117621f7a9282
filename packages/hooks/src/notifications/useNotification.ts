import { useQuery } from '@tanstack/react-query';
import { useSession } from '../session/useSession';
import { useMall } from '../mall/mall-context';
import { notificationOptions } from './queries';

/**
 * Fetches one notification of the member by its id, which marks it as read; badges and lists
 * follow. Disabled for guests.
 *
 * @throws MallError `notFound`, also for another member's
 * @example
 * const { data: notification } = useNotification(id);
 */
export function useNotification(id: number) {
  const session = useSession();
  return useQuery({ ...notificationOptions(useMall(), id), enabled: session !== null });
}
