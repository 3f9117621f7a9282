import { useErrorText, useMessages } from '@mall/app/messages';
import { usePaymentWatch } from '@mall/hooks';
import { Container, ErrorState } from '@mall/ui';
import { Navigate } from 'react-router-dom';
import { CheckoutSectionSkeleton } from '../../components/checkout/CheckoutSectionSkeleton';
import { completeMessages } from '../../messages/zh-TW/complete';
import { to } from '../../paths/paths';
import { CompletedOrder } from './CompletedOrder';
import { pageOfOrder } from './pageOfOrder';
import { paymentResultOf } from './paymentResult';

/** `/cart/complete`: the result of the payment, and the next steps; later the order itself. */
function CompletePage({ id }: { readonly id: string }) {
  const t = useMessages(completeMessages);
  const errorText = useErrorText();
  const { data: order, error, refetch, hasStopped, resume } = usePaymentWatch(id);
  const result = order && paymentResultOf(order);
  if (result === null) return <Navigate replace to={to.order(id)} />;
  return (
    <Container width="reading">
      {error && !order ? (
        <ErrorState
          titleAs="h1"
          title={t('The order could not be loaded')}
          text={errorText(error)}
          onRetry={() => void refetch()}
        />
      ) : order && result ? (
        <CompletedOrder
          order={order}
          result={result}
          onLookAgain={hasStopped ? resume : undefined}
        />
      ) : (
        <CheckoutSectionSkeleton lines={6} />
      )}
    </Container>
  );
}

export default pageOfOrder(CompletePage);
