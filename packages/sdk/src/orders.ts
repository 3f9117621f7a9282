import { RECENT_ORDERS_LIMIT } from './constants';
import type { CallOptions, Http } from './http/http';
import type { OrderStatus } from './types';

/** The member's orders. */
export const createOrders = (http: Http) => ({
  /** One status's orders, newest first. */
  list: (status: OrderStatus, query: { page?: number } = {}, options?: CallOptions) =>
    http.call('orders', 'list', { params: { status }, query }, options),
  /** The latest thirty, whatever their status. */
  recent: (options?: CallOptions) =>
    http.call('orders', 'recent', { query: { limit: RECENT_ORDERS_LIMIT } }, options),
  /** One order by its `trans_order_id`. @throws MallError `notFound` */
  detail: (id: string, options?: CallOptions) =>
    http.call('orders', 'detail', { params: { id } }, options),
});
