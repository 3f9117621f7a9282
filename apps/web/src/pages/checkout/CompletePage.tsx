import { RouteError } from '@mall/app/errors';
import { useErrorText, useMessages } from '@mall/app/messages';
import { usePaymentWatch } from '@mall/hooks';
import { Container, ErrorState } from '@mall/ui';
import { useSearchParams } from 'react-router-dom';
import { CheckoutSectionSkeleton } from '../../components/checkout/CheckoutSectionSkeleton';
import { completeMessages } from '../../messages/zh-TW/complete';
import { CompletedOrder } from './CompletedOrder';

/** `/cart/complete`: the result of the payment, and the next steps. */
export default function CompletePage() {
  const t = useMessages(completeMessages);
  const errorText = useErrorText();
  const [search] = useSearchParams();
  const id = search.get('order') ?? '';
  if (!/^[0-9A-Z]{8,32}$/.test(id)) throw new RouteError(404);
  const { data: order, error, refetch, hasStopped, resume } = usePaymentWatch(id);
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
        <CompletedOrder order={order} onLookAgain={hasStopped ? resume : undefined} />
      ) : (
        <CheckoutSectionSkeleton lines={6} />
      )}
    </Container>
  );
}
