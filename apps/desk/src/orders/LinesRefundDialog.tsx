import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import type { StaffOrderDetail, StaffOrderLine } from '@mall/sdk/staff';
import { Checkbox, Field, formatPrice, Stack, Stepper, Switch, Text, Textarea } from '@mall/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EditDialog } from '../edit/EditDialog';
import { useEditForm } from '../edit/useEditForm';
import { orderMessages } from '../messages/zh-TW/orders';
import { useStaff } from '../staff/StaffContext';
import { refundPreviewQuery } from './queries';
import { RefundSums } from './RefundSums';
import { useRefundCall } from './useRefundCall';

/** How each way of paying back is said. */
const WAYS = {
  gateway: 'The payment provider pays it back to the card now.',
  after_closing: 'The payment provider pays it back after its next closing (20:30).',
  by_hand: 'Pay it back by hand: afterwards confirm it in the refund records of this order.',
} as const;

export interface LinesRefundDialogProps {
  readonly order: StaffOrderDetail;
  /** The line to refund; null: only the shipping fee. */
  readonly line: StaffOrderLine | null;
  readonly onClose: () => void;
}

/** Asks how many units of a line are refunded, and shows what is paid back, when and how. */
export function LinesRefundDialog({ order, line, onClose }: LinesRefundDialogProps) {
  const t = useMessages(orderMessages);
  const staff = useStaff();
  const { succeed } = useToasts();
  const { trans_order_id: o_id } = order;
  const isUnshipped = order.state === 'paid' || order.state === 'preparing';
  const [quantity, setQuantity] = useState(line ? 1 : 0);
  const [restock, setRestock] = useState(isUnshipped);
  const [wantsFee, setWantsFee] = useState(line === null);
  const preview = useQuery(
    refundPreviewQuery(staff, o_id, {
      kind: 'lines',
      lines: line ? [{ item: line.item, quantity }] : [],
      shipping_fee: wantsFee,
    }),
  );
  const refundLines = useRefundCall('refundLines', staff.orders.refundLines);
  const { data } = preview;
  const way = data?.pays[0]?.way;
  const isFeeIncluded = data?.fee_included ?? false;

  const edit = useEditForm({
    schema: 'refundReasonForm',
    record: `refund:${o_id}:${line?.item ?? 'fee'}`,
    stored: { reason: t('Items refunded') },
    save: ({ values: { reason } }) =>
      refundLines.send({
        o_id,
        lines: line ? [{ item: line.item, quantity, restock }] : [],
        shipping_fee: wantsFee,
        reason,
        amount: data?.amount ?? 0,
      }),
    onSaved() {
      succeed(t('The refund is requested'));
      onClose();
    },
  });

  return (
    <EditDialog
      edit={edit}
      fields={{ reason: { label: t('Reason') } }}
      sheet
      title={line ? t('Refund {0}', line.p_name) : t('Refund the shipping fee')}
      description={way && t(WAYS[way])}
      submit={data && t('Refund {0}', formatPrice(data.amount))}
      isDisabled={preview.isFetching}
      onClose={onClose}
    >
      <Stack gap={4}>
        {line && (
          <>
            <Stepper
              label={t('Units of {0} to refund', line.p_name)}
              value={quantity}
              onValueChange={setQuantity}
              max={line.refundable}
            />
            <Switch
              label={t('Put on sale again')}
              hint={t('Off: the units are damaged, or were not sent back.')}
              checked={restock}
              onCheckedChange={setRestock}
            />
            {order.fee_refundable > 0 && (
              <Checkbox
                label={t('Also the shipping fee, {0}', formatPrice(order.fee_refundable))}
                hint={isFeeIncluded && t('Nothing of this order is left to ship.')}
                checked={wantsFee || isFeeIncluded}
                disabled={isFeeIncluded}
                onChange={({ target }) => setWantsFee(target.checked)}
              />
            )}
          </>
        )}
        <RefundSums id={o_id} preview={preview} />
        <Field required label={t('Reason')} error={edit.form.formState.errors.reason?.message}>
          <Textarea {...edit.form.register('reason')} />
        </Field>
        <Text size="sm" tone="muted">
          {t('The member sees the amount. Coupons and points were shared over the units.')}
        </Text>
      </Stack>
    </EditDialog>
  );
}
