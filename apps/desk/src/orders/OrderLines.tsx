import { useMessages } from '@mall/app/messages';
import type { StaffOrderDetail, StaffOrderLine } from '@mall/sdk/staff';
import { Button, formatPrice, OrderTotals, Stack, Text, useTotalsRows } from '@mall/ui';
import { DataTable, type DataColumn } from '@mall/ui/data-display';
import { useState } from 'react';
import { orderMessages } from '../messages/zh-TW/orders';
import { LinesRefundDialog } from './LinesRefundDialog';

/** The products of an order with their amounts, its totals, and the refund of each. */
export function OrderLines({ order }: { readonly order: StaffOrderDetail }) {
  const t = useMessages(orderMessages);
  const [open, setOpen] = useState<StaffOrderLine | 'fee'>();
  const rows = useTotalsRows(order.totals);
  const columns: readonly DataColumn<StaffOrderLine>[] = [
    {
      key: 'name',
      header: t('Product'),
      cell: ({ p_name, attributes, refunded_count }) => (
        <Stack as="span" gap={0}>
          <span>{p_name}</span>
          {attributes.length > 0 && (
            <Text as="span" size="sm" tone="muted">
              {attributes.map(({ type }) => type).join('・')}
            </Text>
          )}
          {refunded_count > 0 && (
            <Text as="span" size="sm" tone="muted">
              {t('{0} refunded', refunded_count)}
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
    {
      key: 'refund',
      header: t('Refund'),
      cell: (line) =>
        line.refundable > 0 && (
          <Button size="sm" variant="secondary" onClick={() => setOpen(line)}>
            {t('Return this')}
          </Button>
        ),
    },
  ];
  const hasRefunds = order.products.some(({ refundable }) => refundable > 0);
  return (
    <Stack gap={4}>
      <DataTable
        caption={t('Lines')}
        columns={hasRefunds ? columns : columns.slice(0, -1)}
        rows={order.products}
        keyOf={({ item }) => String(item)}
      />
      <OrderTotals rows={rows} total={order.totals.total_amount} />
      {order.refunded_amount > 0 && (
        <Text>{t('{0} were paid back so far', formatPrice(order.refunded_amount))}</Text>
      )}
      {order.fee_refundable > 0 && (
        <Button variant="secondary" onClick={() => setOpen('fee')}>
          {t('Refund the shipping fee')}
        </Button>
      )}
      {open && (
        <LinesRefundDialog
          order={order}
          line={open === 'fee' ? null : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Stack>
  );
}
