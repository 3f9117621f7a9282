import { useMessages, useTimeText } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import type { OrderRefund, StaffOrderDetail } from '@mall/sdk/staff';
import { Button, formatPrice, Heading, Stack, Text } from '@mall/ui';
import { useState } from 'react';
import { orderMessages } from '../messages/zh-TW/orders';
import { useSession } from '../session/SessionContext';
import { useStaff } from '../staff/StaffContext';
import { PayBackDialog } from './PayBackDialog';
import { REFUND_KINDS } from './refundKinds';
import { useRefundCall } from './useRefundCall';

const STATES = {
  requested: 'waits for the payment provider',
  called: 'asked, no answer yet',
  settled: 'paid back',
} as const;

/** The refunds of an order; what the payment provider cannot pay back, a colleague confirms here. */
export function OrderRefunds({ order }: { readonly order: StaffOrderDetail }) {
  const t = useMessages(orderMessages);
  const timeText = useTimeText();
  const { permissions } = useSession();
  const { orders } = useStaff();
  const { succeed, fail, failWith } = useToasts();
  const [confirmed, setConfirmed] = useState<OrderRefund>();
  const retryRefund = useRefundCall('retryRefund', orders.retryRefund);

  async function retry({ id }: OrderRefund): Promise<void> {
    try {
      const changed = await retryRefund.send({ o_id: order.trans_order_id, refund: id });
      const isRefused = changed.refunds.some((each) => each.id === id && each.failure !== null);
      if (isRefused) {
        failWith(t('The payment provider refused again. Its reason is in the refund records.'));
      } else succeed(t('The refund is requested'));
    } catch (error) {
      fail(error);
    }
  }

  return (
    <Stack gap={2}>
      <Heading level={3} size="md">
        {t('Refund records')}
      </Heading>
      {order.refunds.map((refund) => (
        <Stack key={refund.id} gap={1}>
          <Text size="sm">
            {[
              timeText(refund.settled_time ?? refund.create_time),
              t(REFUND_KINDS[refund.kind]),
              formatPrice(refund.amount),
              t(refund.waits_for_staff ? 'to pay back by hand' : STATES[refund.state]),
              refund.failure && t('Refused by the payment provider: {0}', refund.failure),
            ]
              .filter(Boolean)
              .join('・')}
          </Text>
          {refund.kind === 'lines' && (
            <Text size="sm" tone="muted">
              {[
                ...refund.lines.map(({ p_name, count }) => `${p_name} × ${count}`),
                refund.shipping_fee > 0 &&
                  `${t('shipping fee')} ${formatPrice(refund.shipping_fee)}`,
                refund.reason,
              ]
                .filter(Boolean)
                .join('・')}
            </Text>
          )}
          {refund.may_retry && (
            <Button size="sm" loading={retryRefund.isPending} onClick={() => void retry(refund)}>
              {t('Try again')}
            </Button>
          )}
          {refund.waits_for_staff && permissions.includes('orders.refund') && (
            <Button size="sm" variant="secondary" onClick={() => setConfirmed(refund)}>
              {t('I paid {0} back by hand', formatPrice(refund.amount))}
            </Button>
          )}
        </Stack>
      ))}
      {confirmed && (
        <PayBackDialog order={order} refund={confirmed} onClose={() => setConfirmed(undefined)} />
      )}
    </Stack>
  );
}
