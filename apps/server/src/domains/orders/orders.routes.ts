import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../mall';
import { coming } from '../coming';
import { listOrders, readOrder, recentOrders } from './orders.service';

export const orderRoutes = ({ db }: Mall): DomainHandlers<'orders'> =>
  coming('orders', {
    list: ({ viewer, params, query, client }) =>
      listOrders(db, viewer.id, params.status, query.page, client.language),
    recent: ({ viewer, query, client }) =>
      recentOrders(db, viewer.id, query.limit, client.language),
    detail: ({ viewer, params, client }) => readOrder(db, viewer.id, params.id, client.language),
  });
