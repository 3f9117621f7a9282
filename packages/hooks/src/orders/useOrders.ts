import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Mall, OrderStatus, OrderSummary } from '@mall/sdk';
import { useSession } from '../auth/useSession';
import { useMall } from '../mall-context';
import { pagedQuery } from '../paging/paged-query';
import { usePagedList, type PagedList } from '../paging/usePagedList';

/** The query of {@link useOrders}. */
export const orderListOptions = (mall: Mall, status: OrderStatus) =>
  pagedQuery(['orders', 'list', status], (page, signal) =>
    mall.orders.list(status, { page }, { signal }),
  );

/** The query of {@link useOrder}. */
export const orderOptions = (mall: Mall, id: string) =>
  queryOptions({
    queryKey: ['orders', 'detail', id],
    queryFn: ({ signal }) => mall.orders.detail(id, { signal }),
  });

const orderId = (order: OrderSummary) => order.trans_order_id;

/** The member's orders of one status, newest first, endless. Idle for a guest. */
export function useOrders(status: OrderStatus): PagedList<OrderSummary> {
  const session = useSession();
  return usePagedList(orderListOptions(useMall(), status), orderId, session !== null);
}

/** One order by its `trans_order_id`; idle for a guest. @throws MallError `notFound` */
export function useOrder(id: string) {
  const session = useSession();
  return useQuery({ ...orderOptions(useMall(), id), enabled: session !== null });
}
