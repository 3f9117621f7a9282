import { useQuery } from '@tanstack/react-query';
import type { OrderSummary, OrderTab } from '@mall/sdk';
import { useSession } from '../session/useSession';
import { useMall } from '../mall/mall-context';
import { usePagedList, type PagedList } from '../paging/usePagedList';
import { orderListOptions, orderOptions, recentOrdersOptions } from './queries';

const orderId = (order: OrderSummary) => order.trans_order_id;

/** The member's orders in one tab, newest first, as an infinite list. Disabled for guests. */
export function useOrders(tab: OrderTab): PagedList<OrderSummary> {
  const session = useSession();
  return usePagedList(orderListOptions(useMall(), tab), orderId, session !== null);
}

/** One order by its `trans_order_id`; disabled for guests. @throws MallError `notFound` */
export function useOrder(id: string) {
  const session = useSession();
  return useQuery({ ...orderOptions(useMall(), id), enabled: session !== null });
}

/**
 * Fetches the member's latest orders of all statuses, at most 30, for a selection list. Disabled
 * for guests.
 */
export function useRecentOrders() {
  const session = useSession();
  return useQuery({ ...recentOrdersOptions(useMall()), enabled: session !== null });
}
