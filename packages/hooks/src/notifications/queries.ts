import { queryOptions } from '@tanstack/react-query';
import type { Mall, Notification, NotificationKind } from '@mall/sdk';
import { badgesOptions } from '../badges/queries';
import { mallQuery } from '../query/mall-query';
import { pagedQuery } from '../paging/paged-query';

/** The infinite query of the member's notifications of one kind, newest first. */
export const notificationListOptions = (mall: Mall, kind: NotificationKind) =>
  pagedQuery(['notifications', 'list', kind], (page, signal) =>
    mall.notifications.list(kind, { page }, { signal }),
  );

/**
 * The query of one notification. The server marks it as read, so the badge and the lists are
 * refetched.
 */
export const notificationOptions = (mall: Mall, id: number) =>
  mallQuery({
    queryKey: ['notifications', 'detail', id],
    async queryFn({ client, signal }): Promise<Notification> {
      const found = await mall.notifications.detail(id, { signal });
      void client.invalidateQueries({ queryKey: badgesOptions(mall).queryKey });
      return found;
    },
  });

/** The query of the member's notification preferences. */
export const preferencesOptions = (mall: Mall) =>
  mallQuery({
    queryKey: ['notifications', 'preferences'],
    queryFn: ({ signal }) => mall.notifications.preferences({ signal }),
  });

/** The query of the push state of this browser; refetched on every mount. */
export const pushOptions = (mall: Mall) =>
  queryOptions({
    queryKey: ['notifications', 'push'],
    queryFn: async ({ signal }) => (await import('./push')).readPush(mall, signal),
    staleTime: 0,
  });
