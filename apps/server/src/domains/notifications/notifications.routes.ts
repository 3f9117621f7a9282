import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../mall';
import { coming } from '../coming';
import { countPieces } from '../cart/pieces.service';
import { countUnread } from './notifications.repo';

export const notificationRoutes = ({ db }: Mall): DomainHandlers<'notifications'> =>
  coming('notifications', {
    async badges({ viewer }) {
      const [notify, cart] = await Promise.all([
        countUnread(db, viewer.id),
        countPieces(db, viewer.id),
      ]);
      return { notify, cart };
    },
  });
