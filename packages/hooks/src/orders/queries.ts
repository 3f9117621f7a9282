import { queryOptions } from '@tanstack/react-query';
import type { Mall, OrderTab } from '@mall/sdk';
import { pagedQuery } from '../paging/paged-query';

/** The infinite query of the member's orders in one tab. */
export const orderListOptions = (mall: Mall, tab: OrderTab) =>
  pagedQuery(['orders', 'list', tab], (page, signal) =>
    mall.orders.list(tab, { page }, { signal }),
  );

/** The query of one order. */
export const orderOptions = (mall: Mall, id: string) =>
  queryOptions({
    queryKey: ['orders', 'detail', id],
    queryFn: ({ signal }) => mall.orders.detail(id, { signal }),
  });
