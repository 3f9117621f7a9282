import { useMessages } from '@mall/app/messages';
import type { OrderView, StaffOrder } from '@mall/sdk/staff';
import { useQuery } from '@tanstack/react-query';
import { PackageSearch } from 'lucide-react';
import { defineList } from '../list/ListDefinition';
import { ListPage } from '../list/ListPage';
import { orderMessages } from '../messages/zh-TW/orders';
import { useSession } from '../session/SessionContext';
import { useStaff } from '../staff/StaffContext';
import { OrderBatchActions } from './OrderBatchActions';
import { orderListQuery } from './orderListQuery';
import { orderCountsQuery, ordersQuery } from './queries';
import { useOrderBatch } from './useOrderBatch';
import { useOrderColumns } from './useOrderColumns';
import { useOrderFilters } from './useOrderFilters';
import { viewCount } from './viewCount';
import { isShownEmpty, VIEW_NAMES, VIEWS } from './views';

/** `/desk/orders`: the orders, by the work that they wait for. */
export default function OrdersPage() {
  const t = useMessages(orderMessages);
  const staff = useStaff();
  const { permissions } = useSession();
  const { data: counts } = useQuery(orderCountsQuery(staff));
  const columnsOf = useOrderColumns();
  const batch = useOrderBatch();

  const list = defineList<StaffOrder, OrderView>({
    title: t('Orders'),
    views: VIEWS.map((key) => ({
      key,
      name: t(VIEW_NAMES[key]),
      count: viewCount(counts, key),
      isHidden: !isShownEmpty(key) && viewCount(counts, key) === undefined,
    })),
    search: {
      label: t('Search orders'),
      placeholder: t('Order number, phone, recipient or product'),
      view: 'all',
    },
    filters: useOrderFilters(),
    savedFilters: 'orders',
    query: (state) => ordersQuery(staff, orderListQuery(state, staff.now())),
    columns: ({ view }) => columnsOf(view),
    keyOf: ({ trans_order_id: id }) => id,
    nameOf: ({ trans_order_id: id }) => id,
    hrefOf: ({ trans_order_id: id }) => `/orders/${id}`,
    batch: {
      maySelect: (view) =>
        permissions.includes('orders.print') ||
        (view === 'toConfirm' && permissions.includes('orders.confirmPaid')),
      actions: ({ view, rows, clear }) => (
        <OrderBatchActions
          view={view}
          orders={rows}
          isStarting={batch.isStarting}
          onStart={(input) =>
            batch.start(input, rows).then((isStarted) => {
              if (isStarted) clear();
              return isStarted;
            })
          }
        />
      ),
    },
    failed: t('The orders could not be loaded'),
    empty: ({ isNarrowed }) => ({
      icon: <PackageSearch />,
      title: t(isNarrowed ? 'No orders match' : 'No orders here'),
      text: t(
        isNarrowed ? 'Check the number, or clear the filters.' : 'No order waits for this work.',
      ),
    }),
  });
  return <ListPage list={list} notice={batch.notice} />;
}
