import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../context';
import { countPieces } from '../cart';
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
  list: ({ params, query, viewer }) => listNotifications(db, viewer.id, params.kind, query.page),
  detail: ({ params, viewer }) => readNotification(db, viewer.id, params.id),
  readAll: ({ viewer }) => readAllNotifications(db, viewer.id),
});
