import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Mall, OrderStatus, OrderSummary } from '@mall/sdk';
import { useMall } from '../mall-context';
import { pagedQuery } from '../paging/paged-query';
import { usePagedList, type PagedList } from '../paging/usePagedList';

export const orderListOptions = (mall: Mall, status: OrderStatus) =>
  pagedQuery(['orders', 'list', status], (page, signal) =>
    mall.orders.list(status, { page }, { signal }),
  );

export const orderOptions = (mall: Mall, id: string) =>
  queryOptions({
    queryKey: ['orders', 'detail', id],
    queryFn: ({ signal }) => mall.orders.detail(id, { signal }),
  });

const orderId = (order: OrderSummary) => order.trans_order_id;

/** The member's orders of one status, newest first, endless. */
export const useOrders = (status: OrderStatus): PagedList<OrderSummary> =>
  usePagedList(orderListOptions(useMall(), status), orderId);

/** One order by its `trans_order_id`. @throws MallError `notFound` */
export const useOrder = (id: string) => useQuery(orderOptions(useMall(), id));
