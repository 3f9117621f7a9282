import { useMessages } from '@mall/app/messages';
import { QueryFailure } from '@mall/app/queries';
import { usePaymentWatch } from '@mall/hooks';
import { Container } from '@mall/ui';
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
  const query = usePaymentWatch(id);
  const { data: order, error, hasStopped, resume } = query;
  const result = order && paymentResultOf(order);
  if (result === null) return <Navigate replace to={to.order(id)} />;
  return (
    <Container width="reading">
      {error && !order ? (
        <QueryFailure query={query} titleAs="h1" title={t('The order could not be loaded')} />
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
