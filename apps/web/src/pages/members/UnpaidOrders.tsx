import { useMessages, useTimeText } from '@mall/app/messages';
import type { OrderSummary } from '@mall/sdk';
import { Button, Card, Heading, Inline, Link, Price, Stack, Text } from '@mall/ui';
import { Link as RouteLink } from 'react-router-dom';
import { TimeLeft } from '../../components/orders/TimeLeft';
import { memberMessages } from '../../messages/zh-TW/members';
import { to } from '../../paths/paths';
import { Due, DueList, DueRow } from './Overview.styles';

const SHOWN = 3;

export interface UnpaidOrdersProps {
  /** Newest first; renders nothing when it is empty. */
  readonly orders: readonly OrderSummary[];
  /** The total number. */
  readonly total: number;
}

/** The unpaid orders with their deadlines. */
export function UnpaidOrders({ orders, total }: UnpaidOrdersProps) {
  const t = useMessages(memberMessages);
  if (orders.length === 0) return null;
  return (
    <Card as="section">
      <Stack gap={2}>
        <Heading level={2} size="lg">
          {t('Waiting for payment')}
        </Heading>
        <DueList>
          {orders.slice(0, SHOWN).map((order) => (
            <UnpaidOrder key={order.trans_order_id} order={order} />
          ))}
        </DueList>
        {total > SHOWN && (
          <Link tone="quiet" href={to.orders('unpaid')}>
            {t('See all unpaid orders ({0})', total)}
          </Link>
        )}
      </Stack>
    </Card>
  );
}

function UnpaidOrder({ order }: { readonly order: OrderSummary }) {
  const t = useMessages(memberMessages);
  const timeText = useTimeText();
  const until = order.payment_due?.expire_time ?? order.pay_until;
  return (
    <DueRow>
      <Stack gap={1}>
        <Inline gap={3}>
          <Text strong>{t('Order {0}', order.trans_order_id)}</Text>
          <Price amount={order.final_amount} size="sm" />
        </Inline>
        <Text size="sm" tone="muted">
          {order.payment_due?.name ?? order.pay_status_text}
        </Text>
        {until && (
          <Text size="sm" tone="muted">
            <Due>{t('Pay by {0}', timeText(until))}</Due>
            <Due data-left>
              <TimeLeft until={until} />
            </Due>
          </Text>
        )}
      </Stack>
      <Button asChild size="sm" variant="secondary">
        <RouteLink to={to.order(order.trans_order_id)}>{t('Pay now')}</RouteLink>
      </Button>
    </DueRow>
  );
}
