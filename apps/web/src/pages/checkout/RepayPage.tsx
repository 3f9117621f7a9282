import { useMessages, useTimeText } from '@mall/app/messages';
import { useAddresses } from '@mall/hooks';
import { Alert, Button, Heading, ReviewRow, Text } from '@mall/ui';
import { OrderItemList } from '@mall/ui/checkout';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { OnPhone } from '../../components/cart/CartColumns.styles';
import { CheckoutSection } from '../../components/checkout/CheckoutSection';
import { usePayAgain } from '../../components/checkout/usePayAgain';
import { CodeSlips } from '../../components/orders/CodeSlips';
import { checkoutMessages } from '../../messages/zh-TW/checkout';
import { to } from '../../paths/paths';
import { CardsSkeleton } from './CardsSkeleton';
import { CheckoutLayout } from './CheckoutLayout';
import { orderNumber } from './orderNumber';
import { RepayFailure } from './RepayFailure';
import { RepayShipping } from './RepayShipping';
import { ShippingReview } from './ShippingReview';
import { useRepayOrder } from './useRepayOrder';

/**
 * `/repay/:id`: an unpaid order before another payment: its items, shipping, and valid codes. The payment starts with the
 * last method at once.
 */
export default function RepayPage() {
  const t = useMessages(checkoutMessages);
  const timeText = useTimeText();
  const id = orderNumber(useParams()['id']);
  const repay = useRepayOrder(id);
  const addresses = useAddresses('home');
  const { payAgain, isPending } = usePayAgain(id);
  const [changing, setChanging] = useState(false);
  const { last } = repay;
  const { data: preview, error } = repay.preview;
  if (error && (!preview || repay.over)) return <RepayFailure id={id} repay={repay} />;
  const frame = { title: t('Pay for your order'), layer: repay.layer, items: repay.items };

  if (!preview || addresses.isPending) {
    return (
      <CheckoutLayout {...frame} totals={preview?.totals}>
        <CardsSkeleton cards={1} height={72} />
      </CheckoutLayout>
    );
  }
  if (changing) {
    return (
      <RepayShipping
        id={id}
        frame={frame}
        preview={preview}
        addresses={addresses.data ?? []}
        onDone={() => setChanging(false)}
      />
    );
  }
  return (
    <CheckoutLayout
      {...frame}
      totals={preview.totals}
      action={
        last ? (
          <Button size="lg" fullWidth loading={isPending} onClick={() => payAgain(last.method)}>
            {t('Go to payment')}
          </Button>
        ) : (
          <Button asChild size="lg" fullWidth>
            <Link to={to.repayPay(id)}>{t('Choose a payment method')}</Link>
          </Button>
        )
      }
    >
      <Text tone="muted">
        {t('Order number {0}', id)}
        {repay.until && `・${t('Pay until')} ${timeText(repay.until)}`}
      </Text>
      {preview.choice ? (
        <ShippingReview
          choice={preview.choice}
          methods={preview.shipping_methods}
          change={() => setChanging(true)}
        />
      ) : (
        <Alert
          tone="info"
          action={
            <Button variant="quiet" size="sm" onClick={() => setChanging(true)}>
              {t('Change shipping')}
            </Button>
          }
        >
          {t('Your order ships as you chose.')}
        </Alert>
      )}
      {last && (
        <ReviewRow
          label={t('Payment method')}
          action={
            <Button asChild variant="quiet" size="sm">
              <Link to={to.repayPay(id)}>{t('Use another payment method')}</Link>
            </Button>
          }
        >
          {last.name}
        </ReviewRow>
      )}
      {repay.items && (
        <OnPhone>
          <CheckoutSection>
            <Heading level={2} size="lg">
              {t('Items')}
            </Heading>
            <OrderItemList label={t('Items')} items={repay.items} />
          </CheckoutSection>
        </OnPhone>
      )}
      {preview.codes.length > 0 && (
        <>
          <div>
            <Heading level={2} size="lg">
              {t('Codes you can still pay')}
            </Heading>
            <Text tone="muted" size="sm">
              {t('If you pay one of these, you do not need to choose again.')}
            </Text>
          </div>
          <CodeSlips codes={preview.codes} level={3} />
        </>
      )}
    </CheckoutLayout>
  );
}
