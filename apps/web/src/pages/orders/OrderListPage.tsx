import { useMessages, useTimeText } from '@mall/app/messages';
import { QueryFailure } from '@mall/app/queries';
import { useOrders } from '@mall/hooks';
import type { OrderSummary, OrderTab } from '@mall/sdk';
import { AutoLoad, Button, EmptyState, OrderCard, Stack, Tabs, Text } from '@mall/ui';
import { Package } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { RepayButton } from '../../components/checkout/RepayButton';
import { CheckoutSectionSkeleton } from '../../components/checkout/CheckoutSectionSkeleton';
import { MemberPage } from '../../components/members/MemberPage';
import { BuyAgain } from '../../components/orders/BuyAgain';
import { OrderDue } from '../../components/orders/OrderDue';
import { useOrderDays } from '../../components/orders/useOrderDays';
import { DepartureDays } from '../../components/shipping/DepartureDays';
import { to } from '../../paths/paths';
import { orderMessages } from '../../messages/zh-TW/orders';

const STATUSES: readonly (readonly [OrderTab, keyof typeof orderMessages])[] = [
  ['all', 'All'],
  ['unpaid', 'Unpaid'],
  ['processing', 'In preparation'],
  ['shipped', 'Shipped'],
  ['completed', 'Completed'],
  ['cancelled', 'Cancelled'],
];

/** `/order/list`: the member's orders, by status. */
export default function OrderListPage() {
  const t = useMessages(orderMessages);
  const [search, setSearch] = useSearchParams();
  const asked = STATUSES.find(([status]) => status === search.get('status'))?.[0] ?? 'all';
  return (
    <MemberPage title={t('My orders')}>
      <Tabs
        label={t('Orders by status')}
        value={asked}
        onValueChange={(status) => setSearch({ status }, { replace: true })}
        items={STATUSES.map(([value, name]) => ({
          value,
          label: t(name),
          content: <OrdersOf status={value} />,
        }))}
      />
    </MemberPage>
  );
}

function OrdersOf({ status }: { readonly status: OrderTab }) {
  const t = useMessages(orderMessages);
  const timeText = useTimeText();
  const list = useOrders(status);
  if (list.status === 'error' && list.items.length === 0) {
    return <QueryFailure query={list} title={t('The orders could not be loaded')} />;
  }
  if (list.status === 'success' && list.items.length === 0) {
    return (
      <EmptyState
        icon={<Package />}
        title={t('No orders here')}
        text={t('Your orders will appear here.')}
        action={
          <Button asChild>
            <Link to={to.mall()}>{t('Browse the shop')}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <Stack gap={4} aria-busy={list.status === 'pending' || list.isLoadingMore}>
      {list.items.map((order) => (
        <OrderCard
          key={order.trans_order_id}
          // For a paid order, show the shipping state instead of the payment status.
          order={{ ...order, pay_status_text: order.state_text }}
          headingAs="h2"
          status={order.state}
          href={to.order(order.trans_order_id)}
          time={timeText(order.create_time, { year: true })}
          notice={
            <>
              <OrderDue order={order} />
              <Days order={order} />
            </>
          }
          actions={
            order.payment_due ? (
              <Button asChild size="sm">
                <Link to={to.order(order.trans_order_id)}>{t('How to pay')}</Link>
              </Button>
            ) : order.can_pay ? (
              <RepayButton size="sm" order={order.trans_order_id} />
            ) : (
              <BuyAgain size="sm" order={order.trans_order_id} />
            )
          }
        />
      ))}
      {(list.status === 'pending' || list.isLoadingMore) && (
        <>
          <CheckoutSectionSkeleton lines={4} />
          <CheckoutSectionSkeleton lines={4} />
        </>
      )}
      {list.error && <QueryFailure query={list} title={t('The orders could not be loaded')} />}
      {list.hasMore && !list.error && <AutoLoad onReach={list.loadMore} />}
      {list.status === 'success' && !list.hasMore && (
        <Text tone="muted" size="sm" style={{ textAlign: 'center' }}>
          {t('That is everything')}
        </Text>
      )}
    </Stack>
  );
}

function Days({ order }: { readonly order: OrderSummary }) {
  const days = useOrderDays()(order);
  if (days.length === 0) return null;
  return (
    <Text size="sm" tone="muted">
      <DepartureDays texts={days} />
    </Text>
  );
}
