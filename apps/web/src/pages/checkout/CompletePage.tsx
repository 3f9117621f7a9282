import { useOrder } from '@mall/hooks';
import type { OrderDetail } from '@mall/sdk';
import {
  Button,
  Container,
  ErrorState,
  Heading,
  Inline,
  OrderSummary,
  Stack,
  Text,
} from '@mall/ui';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { RepayButton } from '../../components/checkout/RepayButton';
import { CheckoutSection } from '../../components/checkout/CheckoutSection';
import { CheckoutSectionSkeleton } from '../../components/checkout/CheckoutSectionSkeleton';
import { useTotalsRows } from '../../components/checkout/useTotalsRows';
import { useErrorText } from '../../messages/useErrorText';
import { useMessages } from '../../messages/useMessages';
import { to } from '../../paths';
import { PageTitle } from '../../shell/PageTitle';
import { RouteError } from '../../shell/RouteError';
import { Outcome } from './CompletePage.styles';
import { checkoutMessages } from '../../messages/zh-TW/checkout';

/** How often an unconfirmed payment is checked again, in milliseconds. */
const LOOK_AGAIN = 2_000;

/** `/cart/complete`: the result of the payment. */
export default function CompletePage() {
  const t = useMessages(checkoutMessages);
  const errorText = useErrorText();
  const [search] = useSearchParams();
  const id = search.get('order') ?? '';
  if (!/^[0-9A-Z]{8,32}$/.test(id)) throw new RouteError(404);
  const { data: order, error, refetch } = useOrder(id);

  const waiting = order?.state === 'pending' && order.payment.failure === null;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => void refetch(), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [waiting, refetch]);

  return (
    <Container width="reading">
      {error && !order ? (
        <ErrorState
          titleAs="h1"
          title={t('The order could not be loaded')}
          text={errorText(error)}
          onRetry={() => void refetch()}
        />
      ) : order ? (
        <Result order={order} />
      ) : (
        <CheckoutSectionSkeleton lines={6} />
      )}
    </Container>
  );
}

function outcomeOf({ state, payment }: OrderDetail): 'paid' | 'failed' | 'waiting' {
  if (state === 'pending') return payment.failure === null ? 'waiting' : 'failed';
  return state === 'cancelled' || state === 'expired' ? 'failed' : 'paid';
}

const TITLES = {
  paid: ['Your order is placed and paid', 'We are packing it for you now.'],
  failed: ['The payment did not go through', 'Your order is kept; you can pay it again.'],
  waiting: ['Waiting for the payment', 'This page changes by itself as soon as it is confirmed.'],
} as const;

function Result({ order }: { readonly order: OrderDetail }) {
  const t = useMessages(checkoutMessages);
  const rows = useTotalsRows(order.totals);
  const outcome = outcomeOf(order);
  const [title, text] = TITLES[outcome];
  return (
    <Stack gap={5}>
      <PageTitle>{t(title)}</PageTitle>
      <Outcome data-outcome={outcome} role="status">
        <Heading level={1}>{t(title)}</Heading>
        <Text>
          {outcome === 'failed' && order.payment.failure ? order.payment.failure : t(text)}
        </Text>
        {outcome === 'failed' && order.payment.failure && <Text tone="muted">{t(text)}</Text>}
        <Text tone="muted" size="sm">
          {t('Order number {0}', order.trans_order_id)}
        </Text>
        <Inline gap={3} justify="center">
          {order.can_pay && (
            <RepayButton order={order.trans_order_id} failed={outcome === 'failed'} />
          )}
          <Button asChild variant={order.can_pay ? 'secondary' : 'primary'}>
            <Link to={to.order(order.trans_order_id)}>{t('See the order')}</Link>
          </Button>
          <Button asChild variant="quiet">
            <Link to={to.mall()}>{t('Keep shopping')}</Link>
          </Button>
        </Inline>
      </Outcome>
      <CheckoutSection>
        <OrderSummary rows={rows} total={order.final_amount} totalLabel={t('Total')} />
      </CheckoutSection>
    </Stack>
  );
}
