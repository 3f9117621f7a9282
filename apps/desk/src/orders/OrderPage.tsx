import { useMessages } from '@mall/app/messages';
import { QueryState } from '@mall/app/queries';
import type { StaffOrderDetail } from '@mall/sdk/staff';
import { Card, Inline, Link, media, OrderStatusBadge, space, Stack } from '@mall/ui';
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

function Order({ id }: { readonly id: string }) {
  const t = useMessages(orderMessages);
  const query = useQuery(orderQuery(useStaff(), id));
  const order = query.data;
  return (
    <Page
      title={t('Order {0}', id)}
      action={
        order && (
          <Inline gap={3}>
            {order.previous && <Link href={`/orders/${order.previous}`}>{t('Older order')}</Link>}
            {order.next && <Link href={`/orders/${order.next}`}>{t('Newer order')}</Link>}
            <OrderStatusBadge status={order.state} />
          </Inline>
        )
      }
    >
      <QueryState query={query} failed={t('The order could not be loaded')} skeleton={480}>
        {(loaded) => <OrderContent order={loaded} />}
      </QueryState>
    </Page>
  );
}

/** An order: facts left, actions and history right. */
function OrderContent({ order }: { readonly order: StaffOrderDetail }) {
  const { permissions } = useSession();
  return (
    <>
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
            <OrderMessages
              id={order.trans_order_id}
              mayWrite={permissions.includes('orders.note')}
            />
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
    </>
  );
}
