import { useMessages } from '@mall/app/messages';
import type { StaffOrderDetail } from '@mall/sdk/staff';
import { formatPrice, OrderTotals, Stack, Text, useTotalsRows } from '@mall/ui';
import { DataTable, type DataColumn } from '@mall/ui/data-display';
import { orderMessages } from '../messages/zh-TW/orders';

type Line = StaffOrderDetail['products'][number];

/** The products of an order with their amounts, and its totals. */
export function OrderLines({ order }: { readonly order: StaffOrderDetail }) {
  const t = useMessages(orderMessages);
  const rows = useTotalsRows(order.totals);
  const columns: readonly DataColumn<Line>[] = [
    {
      key: 'name',
      header: t('Product'),
      cell: ({ p_name, attributes }) => (
        <Stack as="span" gap={0}>
          <span>{p_name}</span>
          {attributes.length > 0 && (
            <Text as="span" size="sm" tone="muted">
              {attributes.map(({ type }) => type).join('・')}
            </Text>
          )}
        </Stack>
      ),
    },
    { key: 'count', header: t('Quantity'), figure: true, cell: ({ count }) => count },
    {
      key: 'amount',
      header: t('Amount'),
      figure: true,
      cell: ({ amount, count }) => formatPrice(amount * count),
    },
  ];
  return (
    <Stack gap={4}>
      <DataTable
        caption={t('Lines')}
        columns={columns}
        rows={order.products}
        keyOf={(line) => `${line.p_name} ${line.attributes.map(({ type }) => type).join(' ')}`}
      />
      <OrderTotals rows={rows} total={order.totals.total_amount} />
    </Stack>
  );
}
