import { useMessages } from '@mall/app/messages';
import type { LinesRefund, StaffOrderDetail, StaffOrderLine } from '@mall/sdk/staff';
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
import { useState } from 'react';
import { orderMessages } from '../messages/zh-TW/orders';
import { linesRefundOf } from './linesRefund';

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
  readonly isSaving: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (refund: LinesRefund) => void;
}

/** Asks how many units of a line are refunded, and shows what is paid back, when and how. */
export function LinesRefundDialog(props: LinesRefundDialogProps) {
  const { order, line, isSaving, onClose, onConfirm } = props;
  const t = useMessages(orderMessages);
  const isUnshipped = order.state === 'paid' || order.state === 'preparing';
  const [quantity, setQuantity] = useState(line ? 1 : 0);
  const [restock, setRestock] = useState(isUnshipped);
  const [wantsFee, setWantsFee] = useState(line === null);
  const [reason, setReason] = useState(() => t('Items refunded'));
  const [isAsked, setIsAsked] = useState(false);
  const preview = linesRefundOf(order, line, { quantity, wantsFee });
  const error = isAsked && reason.trim() === '' ? t('Please give a reason') : undefined;

  function confirm(): void {
    if (reason.trim() === '') return setIsAsked(true);
    onConfirm({
      o_id: order.trans_order_id,
      lines: line ? [{ item: line.item, quantity, restock }] : [],
      shipping_fee: preview.hasFee,
      reason: reason.trim(),
    });
  }

  return (
    <Dialog
      open
      sheet
      onOpenChange={onClose}
      title={line ? t('Refund {0}', line.p_name) : t('Refund the shipping fee')}
      description={preview.way ? t(WAYS[preview.way]) : undefined}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('Close')}
          </Button>
          <Button loading={isSaving} onClick={confirm}>
            {t('Refund {0}', formatPrice(preview.amount))}
          </Button>
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
                hint={preview.mustHaveFee && t('Nothing of this order is left to ship.')}
                checked={preview.hasFee}
                disabled={preview.mustHaveFee}
                onChange={({ target }) => setWantsFee(target.checked)}
              />
            )}
          </>
        )}
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
