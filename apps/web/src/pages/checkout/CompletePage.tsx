import { useErrorText, useMessages } from '@mall/app/messages';
import { usePaymentWatch } from '@mall/hooks';
import { Container, ErrorState } from '@mall/ui';
import { CheckoutSectionSkeleton } from '../../components/checkout/CheckoutSectionSkeleton';
import { completeMessages } from '../../messages/zh-TW/complete';
import { CompletedOrder } from './CompletedOrder';
import { pageOfOrder } from './pageOfOrder';

/** `/cart/complete`: the result of the payment, and the next steps. */
function CompletePage({ id }: { readonly id: string }) {
  const t = useMessages(completeMessages);
  const errorText = useErrorText();
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

export default pageOfOrder(CompletePage);
