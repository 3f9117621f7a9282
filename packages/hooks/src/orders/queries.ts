import { type QueryClient } from '@tanstack/react-query';
import type { Mall, OrderDetail, OrderTab } from '@mall/sdk';
import { mallQuery } from '../query/mall-query';
import { pagedQuery } from '../paging/paged-query';

/** The infinite query of the member's orders in one tab. */
export const orderListOptions = (mall: Mall, tab: OrderTab) =>
  pagedQuery(['orders', 'list', tab], (page, signal) =>
    mall.orders.list(tab, { page }, { signal }),
  );

/** The query of the member's latest orders of all statuses, at most 30. */
export const recentOrdersOptions = (mall: Mall) =>
  mallQuery({
    queryKey: ['orders', 'recent'],
    queryFn: ({ signal }) => mall.orders.recent({ signal }),
  });

/** The query of one order. */
export const orderOptions = (mall: Mall, id: string) =>
  mallQuery({
    queryKey: ['orders', 'detail', id],
    queryFn: ({ signal }) => mall.orders.detail(id, { signal }),
  });

/** The infinite query of the messages about an order, newest first. */
export const orderMessagesOptions = (mall: Mall, id: string) =>
  pagedQuery(['orders', 'messages', id], (page, signal) =>
    mall.orders.messages(id, { page }, { signal }),
  );

/**
 * Caches the order that a write returned. Invalidates the lists, because it may have moved to
 * another tab.
 */
export function cacheOrder(client: QueryClient, mall: Mall, order: OrderDetail): void {
  client.setQueryData(orderOptions(mall, order.trans_order_id).queryKey, order);
  void client.invalidateQueries({ queryKey: ['orders', 'list'] });
}
