import { useQuery } from '@tanstack/react-query';
import type { Badges } from '@mall/sdk';
import { useSession } from '../auth/useSession';
import { useMall } from '../mall-context';
import { badgesOptions } from './queries';

const NOTHING: Badges = { notify: 0, cart: 0 };

/**
 * The number of unread notifications, and of units in all carts; both 0 for guests. A change that this page
 * did not make invalidates the notification lists or the carts (spec §4).
 *
 * @example
 * const { notify, cart } = useBadges();
 */
export function useBadges(): Badges {
  const session = useSession();
  const { data } = useQuery({ ...badgesOptions(useMall()), enabled: session !== null });
  return (session && data) || NOTHING;
}
