import { useMessages, useTimeText } from '@mall/app/messages';
import type { StaffOrderDetail } from '@mall/sdk/staff';
import { formatPrice, Heading, Stack, Text, Timeline } from '@mall/ui';
import { orderMessages } from '../messages/zh-TW/orders';
import { OrderRefunds } from './OrderRefunds';
import { usePaymentName } from './usePaymentName';

const ACTORS = {
  member: 'by the member',
  staff: 'by a colleague',
  gateway: 'by the payment provider',
  clock: 'by the shop’s clock',
} as const;
const ATTEMPTS = {
  started: 'started',
  code_issued: 'code issued',
  paid: 'paid',
  failed: 'failed',
  expired: 'expired',
  refund_due: 'surplus to pay back',
} as const;

/** Who did what with an order, and its money. */
export function OrderHistory({ order }: { readonly order: StaffOrderDetail }) {
  const t = useMessages(orderMessages);
  const timeText = useTimeText();
  const paymentName = usePaymentName();
  return (
    <Stack gap={4}>
      <Heading level={2} size="lg">
        {t('History')}
      </Heading>
      <Timeline
        label={t('History')}
        items={order.events.map(({ text, time, actor, actor_name }) => ({
          title: text,
          time: `${timeText(time)}・${actor_name ?? t(ACTORS[actor])}`,
        }))}
      />
      {order.attempts.length > 0 && (
        <Stack gap={1}>
          <Heading level={3} size="md">
            {t('Attempts to pay')}
          </Heading>
          {order.attempts.map((attempt) => (
            <Text key={attempt.merchant_trade_no} size="sm">
              {[
                timeText(attempt.create_time),
                paymentName(attempt.method),
                formatPrice(attempt.amount),
                t(ATTEMPTS[attempt.state]),
                attempt.failure,
              ]
                .filter(Boolean)
                .join('・')}
            </Text>
          ))}
        </Stack>
      )}
      {order.refunds.length > 0 && <OrderRefunds order={order} />}
    </Stack>
  );
}
