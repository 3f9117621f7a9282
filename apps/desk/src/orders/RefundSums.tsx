import { useErrorText, useMessages } from '@mall/app/messages';
import type { DueRefund, RefundPreview } from '@mall/sdk/staff';
import { Alert, formatPrice, OrderTotals, Skeleton, Stack, Text } from '@mall/ui';
import { orderMessages } from '../messages/zh-TW/orders';
import { REFUND_KINDS } from './refundKinds';

const WAYS = {
  gateway: 'paid back by the payment provider',
  after_closing: 'paid back by the payment provider after its closing',
  by_hand: 'to pay back by hand',
} as const;

export interface RefundSumsProps {
  /** The order that is refunded. */
  readonly id: string;
  readonly preview: {
    readonly data: RefundPreview | undefined;
    readonly error: Error | null;
  };
}

/** What the server says that a refund pays: each part with its way, what is withheld, and what waits. */
export function RefundSums({ id, preview: { data, error } }: RefundSumsProps) {
  const t = useMessages(orderMessages);
  const errorText = useErrorText();
  const nameOf = ({ o_id, kind }: DueRefund) =>
    o_id === id ? t(REFUND_KINDS[kind]) : t('{0} of order {1}', t(REFUND_KINDS[kind]), o_id);

  if (error) return <Alert tone="danger">{errorText(error)}</Alert>;
  if (!data) {
    return (
      <div aria-busy>
        <Skeleton shape="box" height={56} />
      </div>
    );
  }
  const { pays, waits, fee_withheld: withheld } = data;
  return (
    <Stack gap={3}>
      <OrderTotals
        rows={pays.map((due) => ({
          label: nameOf(due),
          amount: due.amount,
          note: t(WAYS[due.way]),
        }))}
        total={data.amount}
        totalLabel={t('Paid back this time')}
      />
      {withheld > 0 && (
        <Text size="sm">
          {t(
            'The shipping fee of {0} is not paid back: another order ships with it.',
            formatPrice(withheld),
          )}
        </Text>
      )}
      {waits.map((due) => (
        <Text key={`${due.o_id}:${due.kind}:${due.refund}`} size="sm">
          {t(
            'Not part of it: {0}',
            `${nameOf(due)} ${formatPrice(due.amount)}・${t(WAYS[due.way])}`,
          )}
        </Text>
      ))}
    </Stack>
  );
}
