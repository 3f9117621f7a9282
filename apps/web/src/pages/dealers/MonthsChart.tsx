import { useMessages } from '@mall/app/messages';
import type { DealerMonth } from '@mall/sdk';
import { formatPrice } from '@mall/ui';
import { BarChart, DataTable } from '@mall/ui/data-display';
import { dealerMessages } from '../../messages/zh-TW/dealers';

export interface MonthsChartProps {
  /** The earliest first. */
  readonly months: readonly DealerMonth[];
  /** The highlighted month; undefined: none. */
  readonly chosen: string | undefined;
}

/** The earnings of each month, as a bar chart and as a table for screen readers. */
export function MonthsChart({ months, chosen }: MonthsChartProps) {
  const t = useMessages(dealerMessages);
  return (
    <BarChart
      chosen={chosen}
      format={formatPrice}
      bars={months.map(({ month, commission }) => ({
        key: month,
        label: Number(month.slice(5)),
        value: commission,
      }))}
    >
      <DataTable
        hideCaption
        caption={t('Earnings of the last twelve months')}
        rows={months.toReversed()}
        keyOf={({ month }) => month}
        columns={[
          { key: 'month', header: t('Month'), cell: ({ month }) => month.replace('-', '/') },
          {
            key: 'orders',
            header: t('Orders'),
            figure: true,
            cell: ({ orders_count }) => orders_count,
          },
          {
            key: 'amount',
            header: t('Sales'),
            figure: true,
            cell: ({ amount }) => formatPrice(amount),
          },
          {
            key: 'commission',
            header: t('Earnings'),
            figure: true,
            cell: ({ commission }) => formatPrice(commission),
          },
        ]}
      />
    </BarChart>
  );
}
