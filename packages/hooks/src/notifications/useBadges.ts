import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Badges, Mall } from '@mall/sdk';
import { useSession } from '../auth/useSession';
import { useMall } from '../mall-context';

export const badgesOptions = (mall: Mall) =>
  queryOptions({
    queryKey: ['notifications', 'badges'],
    queryFn: ({ signal }) => mall.notifications.badges({ signal }),
  });

const NOTHING: Badges = { notify: 0, cart: 0 };

/** Unread notifications, and pieces in all carts; both 0 for a guest. */
export function useBadges(): Badges {
  const session = useSession();
  const { data } = useQuery({ ...badgesOptions(useMall()), enabled: session !== null });
  return (session && data) || NOTHING;
}
