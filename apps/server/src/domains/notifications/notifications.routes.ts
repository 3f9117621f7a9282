import type { DomainHandlers } from '../../http/contract-types';
import { mapPage } from '../../kernel/paging';
import type { Mall } from '../../context/context';
import { readBadges } from '../cart';
import { deleteSubscription, findEndpoint } from '../../platform/push/push.repo';
import { presentNotification } from './notifications.presenter';
import { savePush } from './push.service';
import { readPreferences, savePreference } from './preferences.service';
import { listNotifications, readAllNotifications, readNotification } from './notifications.service';

export const notificationRoutes = (mall: Mall): DomainHandlers<'notifications'> => {
  const { db, webPush } = mall;
  return {
    badges: ({ viewer }) => readBadges(db, viewer.id),
    async list({ params, query, viewer, language }) {
      const found = await listNotifications(db, viewer.id, params.kind, query.page);
      return {
        ...found,
        ...mapPage(found, (notification) => presentNotification(notification, language)),
      };
    },
    detail: async ({ params, viewer, language }) =>
      presentNotification(await readNotification(db, viewer.id, params.id), language),
    readAll: ({ viewer }) => readAllNotifications(db, viewer.id),
    preferences: ({ viewer }) => readPreferences(db, viewer.id),
    savePreference: ({ viewer, body }) => savePreference(db, viewer.id, body),
    async push({ viewer }) {
      const [public_key, endpoint] = await Promise.all([
        webPush.publicKey(),
        findEndpoint(db, viewer.session),
      ]);
      return { public_key, endpoint };
    },
    async savePush({ viewer, body, language }) {
      await savePush(mall, { session: viewer.session, memberId: viewer.id, language }, body);
      return { done: true as const };
    },
    async deletePush({ viewer }) {
      await deleteSubscription(db, viewer.session);
      return { done: true as const };
    },
  };
};
