import type { Notification } from '@mall/sdk';
import type { ReadOptions } from '../query/useMallQuery';
import { useMemberQuery, type MemberResult } from '../query/useMemberQuery';
import { useMall } from '../mall/mall-context';
import { notificationOptions } from './queries';

/**
 * Fetches one notification of the member by its id, which marks it as read; badges and lists
 * follow. The status is `guest` while nobody is signed in.
 *
 * @throws MallError `notFound`, also for another member's
 * @example
 * const { data: notification } = useNotification(id);
 */
export function useNotification<Selected = Notification>(
  id: number,
  options?: ReadOptions<Notification, Selected>,
): MemberResult<NoInfer<Selected>> {
  return useMemberQuery(notificationOptions(useMall(), id), options);
}
