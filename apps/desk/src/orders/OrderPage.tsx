import { useErrorText, useMessages } from '@mall/app/messages';
import {
  Card,
  ErrorState,
  Inline,
  Link,
  media,
  OrderStatusBadge,
  Skeleton,
  space,
  Stack,
} from '@mall/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { orderMessages } from '../messages/zh-TW/orders';
import { Page } from '../page/Page';
import { useSession } from '../session/SessionContext';
import { useStaff } from '../staff/StaffContext';
import { OrderActions } from './OrderActions';
import { OrderFacts } from './OrderFacts';
import { OrderHistory } from './OrderHistory';
import { OrderLines } from './OrderLines';
import { OrderMessages } from './OrderMessages';
import { OrderNotes } from './OrderNotes';
import { orderQuery } from './queries';
import { RefundAlarms } from './RefundAlarms';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[5]};
  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

/** `/desk/orders/:id`: one order. Fields, dialogs and revealed details belong to that order alone. */
export default function OrderPage() {
  const { id = '' } = useParams();
  return <Order key={id} id={id} />;
}

/** An order: facts left, actions and history right. */
function Order({ id }: { readonly id: string }) {
  const t = useMessages(orderMessages);
  const errorText = useErrorText();
  const { permissions } = useSession();
  const { data: order, isError, error, refetch, isFetching } = useQuery(orderQuery(useStaff(), id));

  if (!order) {
    return (
      <Page title={t('Order {0}', id)}>
        {isError ? (
          <ErrorState
            title={t('The order could not be loaded')}
            text={errorText(error)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <div aria-busy>
            <Skeleton shape="box" height={480} />
          </div>
        )}
      </Page>
    );
  }
  return (
    <Page
      title={t('Order {0}', id)}
      action={
        <Inline gap={3}>
          {order.previous && <Link href={`/orders/${order.previous}`}>{t('Older order')}</Link>}
          {order.next && <Link href={`/orders/${order.next}`}>{t('Newer order')}</Link>}
          <OrderStatusBadge status={order.state} />
        </Inline>
      }
    >
      <RefundAlarms order={order} />
      {order.next_states.length > 0 && <OrderActions order={order} />}
      <Columns>
        <Stack gap={5}>
          <Card>
            <OrderLines order={order} />
          </Card>
          <Card>
            <OrderFacts order={order} />
          </Card>
          <Card>
            <OrderMessages id={id} mayWrite={permissions.includes('orders.note')} />
          </Card>
        </Stack>
        <Stack gap={5}>
          <Card>
            <OrderNotes order={order} mayWrite={permissions.includes('orders.note')} />
          </Card>
          <Card>
            <OrderHistory order={order} />
          </Card>
        </Stack>
      </Columns>
    </Page>
  );
}
