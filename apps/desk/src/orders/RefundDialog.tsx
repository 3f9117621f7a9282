import { useMessages } from '@mall/app/messages';
import { Button, Dialog, Field, formatPrice, Textarea } from '@mall/ui';
import { useState } from 'react';
import { orderMessages } from '../messages/zh-TW/orders';

export interface RefundDialogProps {
  /** The amount of the order, NT$. */
  readonly amount: number;
  readonly isSaving: boolean;
  readonly onClose: () => void;
  /** Called with the reason. */
  readonly onConfirm: (reason: string) => void;
}

/** Asks for the reason of a cancellation, which the member reads. */
export function RefundDialog({ amount, isSaving, onClose, onConfirm }: RefundDialogProps) {
  const t = useMessages(orderMessages);
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const error = isAsked && reason.trim() === '' ? t('Please give a reason') : undefined;
  return (
    <Dialog
      open
      sheet
      onOpenChange={onClose}
      title={t('Cancel this order and refund {0}?', formatPrice(amount))}
      description={t('The member reads the reason. Items that were not shipped are sold again.')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('Close')}
          </Button>
          <Button
            loading={isSaving}
            onClick={() => (reason.trim() === '' ? setIsAsked(true) : onConfirm(reason))}
          >
            {t('Cancel and refund')}
          </Button>
        </>
      }
    >
      <Field required label={t('Reason')} error={error}>
        <Textarea value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </Dialog>
  );
}
