import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Badges, MallError } from '@mall/sdk';
import { useStore } from 'zustand';
import { useSession } from '../session/useSession';
import { piecesAhead } from './ahead';
import { useMall } from '../mall/mall-context';
import { badgesOptions } from './queries';

const NOTHING: Badges = { notify: 0, cart: 0 };

/** The two counts, and what became of reading them. */
export interface UseBadges extends Badges {
  /** `pending` for guests too; the counts are 0 until they are known. */
  readonly status: 'pending' | 'error' | 'success';
  /** Why they could not be read; null when they could. */
  readonly error: MallError | null;
}

/**
 * The number of unread notifications, and of units in all carts, counting those that are being added; both 0
 * for guests. A change that this page did not make invalidates the notification lists or the carts.
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
  const ahead = useStore(piecesAhead(useQueryClient()));
  const { notify, cart } = (session && data) || NOTHING;
  return { notify, cart: cart + ahead, status, error };
}
