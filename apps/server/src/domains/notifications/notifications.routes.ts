import type { DomainHandlers } from '../../http/contract-types';
import { mapPage } from '../../kernel/paging';
import type { Mall } from '../../context';
import { countPieces } from '../cart';
import { presentNotification } from './notifications.presenter';
import { countUnread } from './notifications.repo';
import { listNotifications, readAllNotifications, readNotification } from './notifications.service';

export const notificationRoutes = ({ db }: Mall): DomainHandlers<'notifications'> => ({
  async badges({ viewer }) {
    const [notify, cart] = await Promise.all([
      countUnread(db, viewer.id),
      countPieces(db, viewer.id),
    ]);
    return { notify, cart };
  },
  async list({ params, query, viewer, language }) {
    const found = await listNotifications(db, viewer.id, params.kind, query.page);
    return { ...found, ...mapPage(found, (row) => presentNotification(row, language)) };
  },
  detail: async ({ params, viewer, language }) =>
    presentNotification(await readNotification(db, viewer.id, params.id), language),
  readAll: ({ viewer }) => readAllNotifications(db, viewer.id),
});
