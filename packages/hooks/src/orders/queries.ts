import { queryOptions } from '@tanstack/react-query';
import type { Mall, OrderStatus } from '@mall/sdk';
import { pagedQuery } from '../paging/paged-query';

/** The infinite query of the member's orders with one status. */
export const orderListOptions = (mall: Mall, status: OrderStatus) =>
  pagedQuery(['orders', 'list', status], (page, signal) =>
    mall.orders.list(status, { page }, { signal }),
  );

/** The query of one order. */
export const orderOptions = (mall: Mall, id: string) =>
  queryOptions({
    queryKey: ['orders', 'detail', id],
    queryFn: ({ signal }) => mall.orders.detail(id, { signal }),
  });
