import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Badges, Mall } from '@mall/sdk';

/** The query of the badges. A difference that came from elsewhere has the lists read anew. */
export const badgesOptions = (mall: Mall) =>
  queryOptions({
    queryKey: ['notifications', 'badges'],
    async queryFn({ client, signal }): Promise<Badges> {
      const badges = await mall.notifications.badges({ signal });
      // What this page did itself was moved in the cache already: any other difference came from elsewhere.
      readChanged(client, client.getQueryData(['notifications', 'badges']), badges);
      return badges;
    },
  });

/** A badge that changed by itself has its lists read anew (spec §4). */
function readChanged(client: QueryClient, before: Badges | undefined, now: Badges): void {
  if (!before) return;
  if (before.notify !== now.notify)
    void client.invalidateQueries({ queryKey: ['notifications', 'list'] });
  if (before.cart !== now.cart) void client.invalidateQueries({ queryKey: ['cart'] });
}
