import { useQuery } from '@tanstack/react-query';
import type { Badges } from '@mall/sdk';
import { useSession } from '../auth/useSession';
import { useMall } from '../mall-context';
import { badgesOptions } from './queries';

const NOTHING: Badges = { notify: 0, cart: 0 };

/**
 * Unread notifications, and pieces in all carts; both 0 for a guest. A change that came from
 * elsewhere has the lists of notifications, or the carts, read anew (spec §4).
 *
 * @example
 * const { notify, cart } = useBadges();
 */
export function useBadges(): Badges {
  const session = useSession();
  const { data } = useQuery({ ...badgesOptions(useMall()), enabled: session !== null });
  return (session && data) || NOTHING;
}
