import { useMessages, useTimeText } from '@mall/app/messages';
import type { OrderView, StaffOrder } from '@mall/sdk/staff';
import { formatPrice, Inline, OrderStatusBadge, Stack, Text } from '@mall/ui';
import type { IndexColumn } from '@mall/ui/desk';
import { StickyNote } from 'lucide-react';
import { orderMessages } from '../messages/zh-TW/orders';
import { Tag } from '../page/Tag';
import { usePaymentName } from './usePaymentName';

/**
 * Returns the columns of a view of the orders. A phone shows the payment only where transfers are confirmed.
 */
export function useOrderColumns(): (
  view: OrderView | undefined,
) => readonly IndexColumn<StaffOrder>[] {
  const t = useMessages(orderMessages);
  const timeText = useTimeText();
  const paymentName = usePaymentName();
  const contents = ({ products, products_count }: StaffOrder) =>
    t(
      '{0} and {1} more units',
      products.map(({ name, count }) => (count > 1 ? `${name}×${count}` : name)).join('、'),
      products_count,
    );
  return (view) => [
    {
      key: 'number',
      header: t('Order number'),
      width: 170,
      cell: ({ trans_order_id, has_note }) => (
        <Inline as="span" gap={1}>
          {trans_order_id}
          {has_note && <StickyNote size={14} role="img" aria-label={t('Note')} />}
        </Inline>
      ),
    },
    {
      key: 'state',
      header: t('State'),
      cell: (order) => (
        <Inline as="span" gap={1}>
          <OrderStatusBadge status={order.state} />
          {order.is_late && <Tag tone="warning">{t('Late')}</Tag>}
          {order.payment_failed && <Tag tone="warning">{t('Payment failed')}</Tag>}
        </Inline>
      ),
    },
    {
      key: 'recipient',
      header: t('Recipient'),
      width: 130,
      cell: ({ recipient, phone }) => (
        <Stack as="span" gap={0}>
          <span>{recipient}</span>
          <Text as="span" size="sm" tone="muted">
            {phone}
          </Text>
        </Stack>
      ),
    },
    { key: 'contents', header: t('Contents'), cell: contents },
    {
      key: 'shipping',
      header: t('Shipping'),
      width: 120,
      cell: ({ shipping_name }) => shipping_name,
    },
    {
      key: 'payment',
      header: t('Payment'),
      width: 120,
      cell: ({ payment_method, remit_account_check }) => (
        <Stack as="span" gap={0}>
          <span>{payment_method && paymentName(payment_method)}</span>
          {remit_account_check && (
            <Text as="span" size="sm" tone="muted">
              {t('Last five digits {0}', remit_account_check)}
            </Text>
          )}
        </Stack>
      ),
      hideOnPhone: view !== 'toConfirm',
    },
    {
      key: 'amount',
      header: t('Amount'),
      figure: true,
      cell: ({ final_amount }) => formatPrice(final_amount),
    },
    {
      key: 'created',
      header: t('Ordered'),
      cell: ({ create_time }) => timeText(create_time),
      hideOnPhone: true,
    },
  ];
}
