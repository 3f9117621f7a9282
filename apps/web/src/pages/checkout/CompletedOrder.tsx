import { useMessages } from '@mall/app/messages';
import { useSession } from '@mall/hooks';
import type { OrderDetail } from '@mall/sdk';
import { Button, Heading, Inline, OrderTotals, Stack, Text, useTotalsRows } from '@mall/ui';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { AskLink } from '../../components/chat/AskLink';
import { CheckoutSection } from '../../components/checkout/CheckoutSection';
import { PayAgain } from '../../components/checkout/PayAgain';
import { RepayButton } from '../../components/checkout/RepayButton';
import { PushPrompt } from '../../components/notifications/PushPrompt';
import { OrderItems } from '../../components/orders/OrderItems';
import { PaymentSlips } from '../../components/orders/PaymentSlips';
import { completeMessages } from '../../messages/zh-TW/complete';
import { openEditor } from '../../overlays/panels';
import { to } from '../../paths/paths';
import { PageTitle } from '../../navigation/PageTitle';
import { Arch, Outcome } from './CompletePage.styles';
import { OtherCarts } from './OtherCarts';
import { DeliverySummary } from './DeliverySummary';
import type { PaymentResult } from './paymentResult';

const TITLES = {
  paid: ['Thank you, your order is paid', 'We are getting it ready for you.'],
  failed: ['The payment did not go through', 'We have kept your order, so you can try again.'],
  waiting: ['Waiting for the payment', 'This page updates as soon as the payment is confirmed.'],
  'to-pay': [
    'Order placed. Please pay before the deadline.',
    'You can find these details in your order at any time.',
  ],
} as const;

const ICONS = {
  paid: CircleCheck,
  failed: CircleAlert,
  waiting: Clock,
} as const;

export interface CompletedOrderProps {
  readonly order: OrderDetail;
  readonly result: PaymentResult;
  /** Checks the payment again; undefined while it is polled automatically. */
  readonly onLookAgain: (() => void) | undefined;
}

/** A placed order: the result of its payment, its items, its delivery, and more actions. */
export function CompletedOrder({ order, result, onLookAgain }: CompletedOrderProps) {
  const t = useMessages(completeMessages);
  const rows = useTotalsRows(order.totals);
  const mayPost = useSession()?.profile.is_poster ?? false;
  const [title, text] = TITLES[result];
  // Payment instructions come first, without an illustration on the first screen.
  const Icon = result === 'to-pay' ? undefined : ICONS[result];
  const failure = result === 'failed' ? order.payment.failure : null;
  const ways = (
    <Inline gap={3} justify="center">
      {onLookAgain && <Button onClick={onLookAgain}>{t('Check again')}</Button>}
      {result === 'failed' && <PayAgain order={order} />}
      {order.can_pay && result === 'waiting' && <RepayButton order={order.trans_order_id} />}
      <Button asChild variant={order.can_pay ? 'secondary' : 'primary'}>
        <Link to={to.order(order.trans_order_id)}>{t('View order')}</Link>
      </Button>
      <Button asChild variant="quiet">
        <Link to={to.mall()}>{t('Keep shopping')}</Link>
      </Button>
    </Inline>
  );
  return (
    <Stack gap={5}>
      <PageTitle>{t(title)}</PageTitle>
      <Outcome data-outcome={result}>
        {Icon && (
          <Arch aria-hidden>
            <Icon />
          </Arch>
        )}
        <Stack gap={2} role="status">
          {/* Breaks lines after a comma instead of within a word. */}
          <Heading level={1} style={{ wordBreak: 'keep-all' }}>
            {t(title)}
          </Heading>
          {failure && <Text>{failure}</Text>}
          <Text tone={failure ? 'muted' : 'text'}>
            {onLookAgain
              ? t('We have not heard from the bank yet. If you have paid, check again in a moment.')
              : t(text)}
          </Text>
        </Stack>
        <Text tone="muted" size="sm">
          {t('Order number {0}', order.trans_order_id)}
        </Text>
        {result !== 'to-pay' && ways}
      </Outcome>
      <PaymentSlips order={order} />
      {result === 'to-pay' && ways}
      {result !== 'failed' && <PushPrompt />}
      <CheckoutSection>
        <Heading level={2} size="lg">
          {t('Order details')}
        </Heading>
        <OrderItems products={order.products} />
        <OrderTotals rows={rows} total={order.final_amount} totalLabel={t('Total')} />
      </CheckoutSection>
      <DeliverySummary order={order} />
      {/* Loads later than the order, so it comes after it. */}
      <OtherCarts />
      <Inline justify="center">
        <AskLink />
      </Inline>
      {result === 'paid' && mayPost && (
        <CheckoutSection>
          <Heading level={2} size="lg">
            {t('Share it with your neighbours')}
          </Heading>
          <Text>
            {t('Unpacked something good? Share it in a post, with the products one tap away.')}
          </Text>
          <div>
            <Button variant="secondary" onClick={() => openEditor()}>
              {t('Share it with your neighbours')}
            </Button>
          </div>
        </CheckoutSection>
      )}
    </Stack>
  );
}
