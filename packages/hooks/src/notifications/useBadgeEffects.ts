import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { countCached } from '../cart/queries';
import { useBadges } from './useBadges';

/**
 * A badge that changed by itself means that another device did something: the notifications' lists
 * or the carts are then read anew (spec §4). A change that this page made itself is already shown.
 */
export function useBadgeEffects(): void {
  const client = useQueryClient();
  const { notify, cart } = useBadges();
  const before = useRef({ notify, cart });
  useEffect(() => {
    const was = before.current;
    before.current = { notify, cart };
    if (was.notify !== notify)
      void client.invalidateQueries({ queryKey: ['notifications', 'list'] });
    if (was.cart !== cart && countCached(client) !== cart)
      void client.invalidateQueries({ queryKey: ['cart'] });
  }, [client, notify, cart]);
}
