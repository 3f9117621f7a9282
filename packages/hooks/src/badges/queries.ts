import type { QueryClient } from '@tanstack/react-query';
import type { Badges, Mall } from '@mall/sdk';
import { mallQuery } from '../query/mall-query';
import { readBetweenCartWrites } from './cart-writes';

/** The badges, and how many of the units in the carts this page had added when they were counted. */
export interface CountedBadges extends Badges {
  readonly added: number;
}

/** The query of the badges. A change that this page did not make invalidates the lists behind it. */
export const badgesOptions = (mall: Mall) =>
  mallQuery({
    queryKey: ['notifications', 'badges'],
    refetchOnWindowFocus: 'always',
    async queryFn({ client, signal }): Promise<CountedBadges> {
      const { reply: badges, units: added } = await readBetweenCartWrites(client, () =>
        mall.notifications.badges({ signal }),
      );
      // Changes made by this page are already in the cache, so any other difference came from
      // elsewhere.
      invalidateChanged(client, client.getQueryData(['notifications', 'badges']), badges);
      return { ...badges, added };
    },
  });

/** Invalidates the lists behind each badge that changed. */
function invalidateChanged(client: QueryClient, before: Badges | undefined, now: Badges): void {
  if (!before) return;
  if (before.notify !== now.notify) {
    void client.invalidateQueries({ queryKey: ['notifications', 'list'] });
    // Each step of an order notifies its member.
    void client.invalidateQueries({ queryKey: ['orders'] });
  }
  if (before.cart !== now.cart) void client.invalidateQueries({ queryKey: ['cart'] });
}
