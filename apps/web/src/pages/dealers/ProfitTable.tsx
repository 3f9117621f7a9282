import { useMessages, useTimeText } from '@mall/app/messages';
import type { DealerProfit } from '@mall/sdk';
import { Button, EmptyState, formatPrice, Stack, Text } from '@mall/ui';
import { DataTable } from '@mall/ui/data-display';
import { ChartColumn } from 'lucide-react';
import { Link } from 'react-router-dom';
import { to } from '../../paths/paths';
import { dealerMessages } from '../../messages/zh-TW/dealers';

export interface ProfitTableProps {
  readonly profits: readonly DealerProfit[];
  readonly loading: boolean;
}

/** The earnings by order. */
export function ProfitTable({ profits, loading }: ProfitTableProps) {
  const t = useMessages(dealerMessages);
  const timeText = useTimeText();
  return (
    <DataTable
      hideCaption
      compact
      caption={t('Performance by order')}
      rows={profits}
      keyOf={({ trans_order_id }) => trans_order_id}
      loading={loading}
      empty={
        <EmptyState
          icon={<ChartColumn />}
          title={t('No earnings yet')}
          text={t('Share your link and the orders will be listed here.')}
          action={
            <Button asChild variant="secondary">
              <Link to={to.dealer.account()}>{t('View my link')}</Link>
            </Button>
          }
        />
      }
      columns={[
        {
          key: 'order',
          header: t('Order number'),
          cell: ({ trans_order_id }) => trans_order_id,
        },
        {
          key: 'time',
          header: t('Date'),
          cell: ({ create_time }) => timeText(create_time.slice(0, 10), { year: true }),
        },
        { key: 'customer', header: t('Customer'), cell: ({ member_name }) => member_name },
        {
          key: 'amount',
          header: t('Sales'),
          figure: true,
          cell: ({ amount }) => formatPrice(amount),
        },
        { key: 'share', header: t('Share'), figure: true, cell: ({ percent }) => `${percent}%` },
        {
          key: 'commission',
          header: t('Earnings'),
          figure: true,
          cell: ({ commission, reversed }) =>
            reversed ? (
              <Stack gap={0}>
                <Text tone="muted">
                  <del>{formatPrice(commission)}</del>
                </Text>
                <Text size="sm" tone="muted">
                  {t('Refunded')}
                </Text>
              </Stack>
            ) : (
              <Text strong>{formatPrice(commission)}</Text>
            ),
        },
      ]}
    />
  );
}
