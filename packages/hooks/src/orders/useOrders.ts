import type { OrderDetail, OrderSummary, OrderTab } from '@mall/sdk';
import type { ReadOptions } from '../query/useMallQuery';
import { useMemberQuery, type MemberResult } from '../query/useMemberQuery';
import { useMall } from '../mall/mall-context';
import { useMemberList } from '../paging/useMemberList';
import type { ListOptions, PagedList } from '../paging/usePagedList';
import { orderListOptions, orderOptions, recentOrdersOptions } from './queries';

const orderId = (order: OrderSummary) => order.trans_order_id;

/** The member's orders in one tab, newest first, as an infinite list. The status is `guest` while nobody is signed in. */
export function useOrders(tab: OrderTab, options?: ListOptions): PagedList<OrderSummary> {
  return useMemberList(orderListOptions(useMall(), tab), orderId, options);
}

/** One order by its `trans_order_id`; the status is `guest` while nobody is signed in. @throws MallError `notFound` */
export function useOrder<Selected = OrderDetail>(
  id: string,
  options?: ReadOptions<OrderDetail, Selected>,
): MemberResult<NoInfer<Selected>> {
  return useMemberQuery(orderOptions(useMall(), id), options);
}

/**
 * Fetches the member's latest orders of all statuses, at most 30, for a selection list. The
 * status is `guest` while nobody is signed in.
 */
export function useRecentOrders<Selected = OrderSummary[]>(
  options?: ReadOptions<OrderSummary[], Selected>,
): MemberResult<NoInfer<Selected>> {
  return useMemberQuery(recentOrdersOptions(useMall()), options);
}
