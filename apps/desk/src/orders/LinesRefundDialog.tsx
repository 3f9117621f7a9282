import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import type { StaffOrderDetail, StaffOrderLine } from '@mall/sdk/staff';
import {
  Button,
  Checkbox,
  Dialog,
  Field,
  formatPrice,
  Stack,
  Stepper,
  Switch,
  Text,
  Textarea,
} from '@mall/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
  const { succeed, fail } = useToasts();
  const { trans_order_id: o_id } = order;
  const isUnshipped = order.state === 'paid' || order.state === 'preparing';
  const [quantity, setQuantity] = useState(line ? 1 : 0);
  const [restock, setRestock] = useState(isUnshipped);
  const [wantsFee, setWantsFee] = useState(line === null);
  const [reason, setReason] = useState(() => t('Items refunded'));
  const [isAsked, setIsAsked] = useState(false);
  const preview = useQuery(
    refundPreviewQuery(staff, o_id, {
      kind: 'lines',
      lines: line ? [{ item: line.item, quantity }] : [],
      shipping_fee: wantsFee,
    }),
  );
  const refundLines = useRefundCall('refundLines', staff.orders.refundLines);
  const error = isAsked && reason.trim() === '' ? t('Please give a reason') : undefined;
  const { data } = preview;
  const way = data?.pays[0]?.way;
  const isFeeIncluded = data?.fee_included ?? false;

  function send(amount: number): void {
    if (reason.trim() === '') return setIsAsked(true);
    const lines = line ? [{ item: line.item, quantity, restock }] : [];
    const refund = { o_id, lines, shipping_fee: wantsFee, reason: reason.trim(), amount };
    void refundLines.send(refund).then(() => {
      onClose();
      succeed(t('The refund is requested'));
    }, fail);
  }

  return (
    <Dialog
      open
      sheet
      onOpenChange={onClose}
      title={line ? t('Refund {0}', line.p_name) : t('Refund the shipping fee')}
      description={way && t(WAYS[way])}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('Close')}
          </Button>
          {data && (
            <Button
              loading={refundLines.isPending}
              disabled={preview.isFetching}
              onClick={() => send(data.amount)}
            >
              {t('Refund {0}', formatPrice(data.amount))}
            </Button>
          )}
        </>
      }
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
        <Field required label={t('Reason')} error={error}>
          <Textarea value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
        <Text size="sm" tone="muted">
          {t('The member sees the amount. Coupons and points were shared over the units.')}
        </Text>
      </Stack>
    </Dialog>
  );
}
