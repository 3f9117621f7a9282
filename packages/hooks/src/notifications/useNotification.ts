import { useQuery } from '@tanstack/react-query';
import { useSession } from '../session/useSession';
import { useMall } from '../mall/mall-context';
import { notificationOptions } from './queries';

/**
 * One notification of the member's by its id, which counts as read by being fetched: badges and lists follow.
 * Disabled for guests.
 *
 * @throws MallError `notFound`, also for somebody else's
 * @example
 * const { data: notification } = useNotification(id);
 */
export function useNotification(id: number) {
  const session = useSession();
  return useQuery({ ...notificationOptions(useMall(), id), enabled: session !== null });
}
