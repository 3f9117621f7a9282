import { RouteError } from '@mall/app/errors';
import { useMessages } from '@mall/app/messages';
import { QueryState } from '@mall/app/queries';
import { useOrder } from '@mall/hooks';
import { isMallError, type OrderDetail } from '@mall/sdk';
import {
  Container,
  formatPrice,
  Heading,
  OrderTotals,
  Skeleton,
  Stack,
  Text,
  useTotalsRows,
} from '@mall/ui';
import { useParams } from 'react-router-dom';
import { Missing } from '../../components/missing/Missing';
import { CheckoutSection } from '../../components/checkout/CheckoutSection';
import { CheckoutSectionSkeleton } from '../../components/checkout/CheckoutSectionSkeleton';
import { OrderItems } from '../../components/orders/OrderItems';
import { OrderDue } from '../../components/orders/OrderDue';
import { hasSlips, PaymentSlips } from '../../components/orders/PaymentSlips';
import { to } from '../../paths/paths';
import { PageTitle } from '../../navigation/PageTitle';
import { orderMessages } from '../../messages/zh-TW/orders';
import { CancelOrder } from './CancelOrder';
import { OrderActions } from './OrderActions';
import { OrderHead } from './OrderHead';
import { OrderInfo } from './OrderInfo';
import { OrderMessages } from './OrderMessages';
import { OrderProgress } from './OrderProgress';
import { WithdrawRefund } from './WithdrawRefund';

/** Milliseconds after which an open order is fetched again, so that it shows what the shop does with it. */
const REFRESH = 15_000;

/** `/order/:id`: one order; the id is its `trans_order_id`. */
export default function OrderPage() {
  const t = useMessages(orderMessages);
  const id = useParams()['id'] ?? '';
  if (!/^[0-9A-Z]{8,32}$/.test(id)) throw new RouteError(404);
  const query = useOrder(id, { refetchInterval: REFRESH });
  if (isMallError(query.error, 'notFound')) {
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
      <QueryState
        query={query}
        titleAs="h1"
        failed={t('The order could not be loaded')}
        skeleton={
          <Stack gap={4}>
            <Skeleton shape="box" height={36} width="60%" />
            <CheckoutSectionSkeleton lines={2} />
            <CheckoutSectionSkeleton lines={6} />
          </Stack>
        }
      >
        {(order) => <Order key={id} order={order} />}
      </QueryState>
    </Container>
  );
}

function Order({ order }: { readonly order: OrderDetail }) {
  const t = useMessages(orderMessages);
  const rows = useTotalsRows(order.totals);
  return (
    <Stack gap={4}>
      <PageTitle>{t('Order {0}', order.trans_order_id)}</PageTitle>
      <OrderHead order={order} />
      {hasSlips(order) ? <PaymentSlips order={order} /> : <OrderDue order={order} />}
      <OrderActions order={order} />
      <CheckoutSection>
        <Heading level={2} size="lg">
          {t('Progress')}
        </Heading>
        <OrderProgress order={order} />
      </CheckoutSection>
      <CheckoutSection>
        <Heading level={2} size="lg">
          {t('Items')}
        </Heading>
        <OrderItems products={order.products} />
        <OrderTotals rows={rows} total={order.final_amount} totalLabel={t('Total')} />
        {order.refunded_amount > 0 && (
          <Text>{t('{0} refunded so far', formatPrice(order.refunded_amount))}</Text>
        )}
      </CheckoutSection>
      <OrderInfo order={order} />
      {order.can_withdraw ? <WithdrawRefund order={order} /> : <CancelOrder order={order} />}
      <OrderMessages order={order.trans_order_id} />
    </Stack>
  );
}
