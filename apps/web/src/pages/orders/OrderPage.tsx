import { RouteError } from '@mall/app/errors';
import { useErrorText, useMessages, useTimeText } from '@mall/app/messages';
import { useOrder } from '@mall/hooks';
import { isMallError, type OrderDetail } from '@mall/sdk';
import {
  Container,
  ErrorState,
  Heading,
  Inline,
  OrderStatusBadge,
  OrderTotals,
  Skeleton,
  Stack,
  Timeline,
} from '@mall/ui';
import { useParams } from 'react-router-dom';
import { Missing } from '../../components/missing/Missing';
import { CheckoutSection } from '../../components/checkout/CheckoutSection';
import { CheckoutSectionSkeleton } from '../../components/checkout/CheckoutSectionSkeleton';
import { useTotalsRows } from '../../components/checkout/useTotalsRows';
import { OrderItems } from '../../components/orders/OrderItems';
import { OrderDue } from '../../components/orders/OrderDue';
import { hasSlips, PaymentSlips } from '../../components/orders/PaymentSlips';
import { to } from '../../paths/paths';
import { PageTitle } from '../../navigation/PageTitle';
import { orderMessages } from '../../messages/zh-TW/orders';
import { OrderActions } from './OrderActions';
import { OrderInfo } from './OrderInfo';
import { OrderMessages } from './OrderMessages';

/** `/order/:id`: one order; the id is its `trans_order_id`. */
export default function OrderPage() {
  const t = useMessages(orderMessages);
  const errorText = useErrorText();
  const id = useParams()['id'] ?? '';
  if (!/^[0-9A-Z]{8,32}$/.test(id)) throw new RouteError(404);
  const { data: order, error, refetch } = useOrder(id);
  if (isMallError(error, 'notFound')) {
    return (
      <>
        <PageTitle>{t('Order not found')}</PageTitle>
        <Missing
          title={t('Order not found')}
          text={t('Its number may have been mistyped, or it belongs to another account.')}
          way={{ label: t('Back to my orders'), href: to.orders() }}
        />
      </>
    );
  }
  return (
    <Container width="reading">
      {error && !order && (
        <ErrorState
          titleAs="h1"
          title={t('The order could not be loaded')}
          text={errorText(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !order && (
        <Stack gap={4}>
          <Skeleton shape="box" height={36} width="60%" />
          <CheckoutSectionSkeleton lines={2} />
          <CheckoutSectionSkeleton lines={6} />
        </Stack>
      )}
      {order && <Order order={order} />}
    </Container>
  );
}

/** States that count as failures on the timeline. */
const FAILED = new Set(['cancelled', 'expired', 'refunding', 'refunded']);

function Order({ order }: { readonly order: OrderDetail }) {
  const t = useMessages(orderMessages);
  const rows = useTotalsRows(order.totals);
  const timeText = useTimeText();
  const last = order.timeline.length - 1;
  return (
    <Stack gap={4}>
      <PageTitle>{t('Order {0}', order.trans_order_id)}</PageTitle>
      <Inline gap={3} justify="space-between">
        <Heading level={1} size="xl">
          {t('Order {0}', order.trans_order_id)}
        </Heading>
        <OrderStatusBadge status={order.state}>{order.state_text}</OrderStatusBadge>
      </Inline>
      {hasSlips(order) ? <PaymentSlips order={order} /> : <OrderDue order={order} />}
      <OrderActions order={order} />
      <CheckoutSection>
        <Heading level={2} size="lg">
          {t('Progress')}
        </Heading>
        <Timeline
          label={t('Progress')}
          items={order.timeline.map(({ state, text, time }, at) => ({
            title: text,
            time: timeText(time),
            state: FAILED.has(state) ? 'failed' : at === last ? 'current' : 'done',
          }))}
        />
      </CheckoutSection>
      <CheckoutSection>
        <Heading level={2} size="lg">
          {t('Items')}
        </Heading>
        <OrderItems products={order.products} />
        <OrderTotals rows={rows} total={order.final_amount} totalLabel={t('Total')} />
      </CheckoutSection>
      <OrderInfo order={order} />
      <OrderMessages order={order.trans_order_id} />
    </Stack>
  );
}
