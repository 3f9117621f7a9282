import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { Button, Dialog, Field, formatPrice, Stack, Textarea } from '@mall/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orderMessages } from '../messages/zh-TW/orders';
import { useStaff } from '../staff/StaffContext';
import { refundPreviewQuery } from './queries';
import { RefundSums } from './RefundSums';
import { useRefundCall } from './useRefundCall';

export interface RefundDialogProps {
  /** The number of the order. */
  readonly id: string;
  readonly onClose: () => void;
}

/** Asks for the reason of a cancellation, which the member reads, and names the sum to pay back. */
export function RefundDialog({ id, onClose }: RefundDialogProps) {
  const t = useMessages(orderMessages);
  const staff = useStaff();
  const { succeed, fail } = useToasts();
  const preview = useQuery(refundPreviewQuery(staff, id, { kind: 'order' }));
  const cancel = useRefundCall('requestRefund', staff.orders.requestRefund);
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const error = isAsked && reason.trim() === '' ? t('Please give a reason') : undefined;
  const { data } = preview;

  function send(amount: number): void {
    if (reason.trim() === '') return setIsAsked(true);
    void cancel.send({ o_id: id, reason, amount }).then(() => {
      onClose();
      succeed(t('The order is saved'));
    }, fail);
  }

  return (
    <Dialog
      open
      sheet
      onOpenChange={onClose}
      title={
        data
          ? t('Cancel this order and refund {0}?', formatPrice(data.amount))
          : t('Cancel and refund')
      }
      description={t('The member reads the reason. Items that were not shipped are sold again.')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('Close')}
          </Button>
          {data && (
            <Button
              loading={cancel.isPending}
              disabled={preview.isFetching}
              onClick={() => send(data.amount)}
            >
              {t('Cancel and refund')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        <RefundSums id={id} preview={preview} />
        <Field required label={t('Reason')} error={error}>
          <Textarea value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
      </Stack>
    </Dialog>
  );
}
