import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Badges, MallError } from '@mall/sdk';
import { useStore } from 'zustand';
import { useSession } from '../session/useSession';
import { cartWrites } from './cart-writes';
import { useMall } from '../mall/mall-context';
import { badgesOptions, type CountedBadges } from './queries';

const NOTHING: CountedBadges = { notify: 0, cart: 0, added: 0 };

/** The two counts, and the status of fetching them. */
export interface UseBadges extends Badges {
  /** The counts are 0 until they are known, and for a `guest`. */
  readonly status: 'pending' | 'error' | 'success' | 'guest';
  /** Why they could not be fetched; null otherwise. */
  readonly error: MallError | null;
}

/**
 * Returns the number of unread notifications, and of units in all carts, including those that are
 * being added; both 0 for guests. A write of this page adjusts them (`cart/writes.ts`); the chat's
 * socket reports other changes, which also invalidate the notification lists and the orders,
 * or the carts.
 *
 * @example
 * const { notify, cart } = useBadges();
 */
export function useBadges(): UseBadges {
  const session = useSession();
  const { data, status, error } = useQuery({
    ...badgesOptions(useMall()),
    enabled: session !== null,
  });
  const { units } = useStore(cartWrites(useQueryClient()));
  const { notify, cart, added } = (session && data) || NOTHING;
  // Also counts the units that were added since, accepted or not yet.
  return {
    notify,
    cart: cart + units - added,
    status: session === null ? 'guest' : status,
    error,
  };
}
