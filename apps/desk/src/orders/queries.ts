import type {
  PreviewedRefund,
  StaffMall,
  StaffOrder,
  StaffOrderDetail,
  StaffOrderQuery,
} from '@mall/sdk/staff';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { ListQuery } from '../list/ListDefinition';

const ORDERS = 'orders';

/** The orders that match. */
export const ordersQuery = (staff: StaffMall, query: StaffOrderQuery): ListQuery<StaffOrder> => ({
  key: [ORDERS, 'list', query],
  read: async (cursor) => {
    const { list, after } = await staff.orders.list(
      cursor === undefined ? query : { ...query, after: cursor },
    );
    return { rows: list, next: after === null ? null : String(after) };
  },
});

/** How many orders wait for each kind of work. */
export const orderCountsQuery = (staff: StaffMall) =>
  queryOptions({ queryKey: [ORDERS, 'counts'], queryFn: () => staff.orders.counts() });

/** One order in full. */
export const orderQuery = (staff: StaffMall, id: string) =>
  queryOptions({ queryKey: [ORDERS, 'detail', id], queryFn: () => staff.orders.detail(id) });

/** What the confirmation of a refund pays; read again each time that it is shown. */
export const refundPreviewQuery = (staff: StaffMall, id: string, refund: PreviewedRefund) =>
  queryOptions({
    queryKey: [ORDERS, 'refund', id, refund],
    queryFn: () => staff.orders.previewRefund({ o_id: id, refund }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });

/** The messages about an order, newest first. */
export const orderMessagesQuery = (staff: StaffMall, id: string) =>
  queryOptions({ queryKey: [ORDERS, 'messages', id], queryFn: () => staff.orders.messages(id) });

/** Returns functions that show what a change returned, and refetch what depends on it. */
export function useShowOrder() {
  const client = useQueryClient();
  const refetchLists = () => {
    for (const part of ['list', 'counts']) {
      void client.invalidateQueries({ queryKey: [ORDERS, part] });
    }
  };
  return {
    show(order: StaffOrderDetail) {
      client.setQueryData([ORDERS, 'detail', order.trans_order_id], order);
      refetchLists();
    },
    /** After a refusal: the order, or a sum to refund, is no longer what the colleague saw. */
    refetch(id: string) {
      for (const part of ['detail', 'refund']) {
        void client.invalidateQueries({ queryKey: [ORDERS, part, id] });
      }
      refetchLists();
    },
    /** After a batch, which changed several orders. */
    refetchAll: () => void client.invalidateQueries({ queryKey: [ORDERS] }),
    refetchMessages: (id: string) =>
      client.invalidateQueries({ queryKey: [ORDERS, 'messages', id] }),
  };
}
