import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Badges, Mall, Notification, NotificationKind } from '@mall/sdk';
import { mallQuery } from '../mall-query';
import { pagedQuery } from '../paging/paged-query';

/** The query of the badges. A change that this page did not make invalidates the lists behind it. */
export const badgesOptions = (mall: Mall) =>
  mallQuery({
    queryKey: ['notifications', 'badges'],
    refetchOnWindowFocus: 'always',
    async queryFn({ client, signal }): Promise<Badges> {
      const badges = await mall.notifications.badges({ signal });
      // Changes made by this page are already in the cache, so any other difference came from elsewhere.
      readChanged(client, client.getQueryData(['notifications', 'badges']), badges);
      return badges;
    },
  });

/** Invalidates the lists behind each badge that changed. */
function readChanged(client: QueryClient, before: Badges | undefined, now: Badges): void {
  if (!before) return;
  if (before.notify !== now.notify)
    void client.invalidateQueries({ queryKey: ['notifications', 'list'] });
  if (before.cart !== now.cart) void client.invalidateQueries({ queryKey: ['cart'] });
}

/** The infinite query of the member's notifications of one kind, newest first. */
export const notificationListOptions = (mall: Mall, kind: NotificationKind) =>
  pagedQuery(['notifications', 'list', kind], (page, signal) =>
    mall.notifications.list(kind, { page }, { signal }),
  );

/** The query of one notification. The server counts it as read, so the badge is fetched again, and it the lists. */
export const notificationOptions = (mall: Mall, id: number) =>
  mallQuery({
    queryKey: ['notifications', 'detail', id],
    async queryFn({ client, signal }): Promise<Notification> {
      const found = await mall.notifications.detail(id, { signal });
      void client.invalidateQueries({ queryKey: badgesOptions(mall).queryKey });
      return found;
    },
  });

/** The query of what the member wants to be told of. */
export const preferencesOptions = (mall: Mall) =>
  mallQuery({
    queryKey: ['notifications', 'preferences'],
    queryFn: ({ signal }) => mall.notifications.preferences({ signal }),
  });

/** The query of whether push messages are on in this browser; read anew whenever it is shown. */
export const pushOptions = (mall: Mall) =>
  queryOptions({
    queryKey: ['notifications', 'push'],
    queryFn: async ({ signal }) => (await import('./push')).readPush(mall, signal),
    staleTime: 0,
  });
