import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { formFields } from '@mall/contract/messages/zh-TW';
import { cleanText, lengthOf } from '@mall/contract/text';
import { useOrderRefund } from '@mall/hooks';
import { isMallError, type OrderDetail } from '@mall/sdk';
import {
  Button,
  Dialog,
  Field,
  formatPrice,
  RadioCard,
  RadioGroup,
  Stack,
  Textarea,
} from '@mall/ui';
import { useState } from 'react';
import { orderMessages } from '../../messages/zh-TW/orders';
import { cancelKind } from './cancelKind';

const OTHER = 'Another reason';
const REASONS = {
  cancel: [
    'Ordered by mistake',
    'Want different items or quantities',
    'Want another payment or delivery method',
    'No longer needed',
    OTHER,
  ],
  refund: [
    'Damaged or defective',
    'Not what I ordered',
    'Taking too long',
    'No longer needed',
    OTHER,
  ],
} as const;
type Reason = (typeof REASONS)[keyof typeof REASONS][number];

/** The longest text that the API accepts, including the chosen reason. */
const LONGEST = 200;

const DONE = {
  unpaid: 'Order cancelled',
  unshipped: 'Order cancelled. Your refund follows.',
  return: 'We have received your refund request',
} as const;

/** How the money of a cancelled order comes back: only a card is refunded by the gateway. */
function refundText({ payment: { method }, refund_amount }: OrderDetail) {
  if (!refund_amount) return 'Your order will be cancelled. You have not been charged.';
  return method === 'credit' || method === 'installments'
    ? 'Your order will be cancelled. {0} will be refunded to your card in about 7 to 14 working days.'
    : 'Your order will be cancelled. {0} will be refunded by bank transfer; we will ask for your account in the order messages.';
}

export interface RefundDialogProps {
  readonly order: OrderDetail;
  readonly onClose: () => void;
}

/** Cancels an order that has not been shipped, or requests the refund of one that arrived, with a reason. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const t = useMessages(orderMessages);
  const say = useMessages(formFields);
  const { succeed, fail } = useToasts();
  const { mutateAsync: refund, isPending, error } = useOrderRefund(order.trans_order_id);
  const [reason, setReason] = useState<Reason>();
  const [more, setMore] = useState('');
  const [asked, setAsked] = useState(false);
  // The action stays the same while the dialog is open, although the order's state changes.
  const [kind] = useState(() => cancelKind(order));
  const isCancel = kind !== 'return';
  const reasons = isCancel ? REASONS.cancel : REASONS.refund;
  const words = cleanText(more);
  const parts = reason === undefined || reason === OTHER ? [words] : [t(reason), words];
  const text = parts.filter(Boolean).join('：');
  const available = LONGEST - (lengthOf(text) - lengthOf(words));
  const isTooLong = lengthOf(words) > available;
  const lacksWords = reason === OTHER && !words;
  const refusal = isMallError(error)
    ? error.fields.find(({ field }) => field === 'cancel_reason')?.msg
    : undefined;

  async function send(): Promise<void> {
    setAsked(true);
    if (!reason || lacksWords || isTooLong) return;
    try {
      await refund(text);
      succeed(t(DONE[kind ?? 'unpaid']));
      onClose();
    } catch (failure) {
      const isPlaced = isMallError(failure) && failure.fields.length > 0;
      if (!isPlaced) fail(failure);
    }
  }

  return (
    <Dialog
      open
      title={isCancel ? t('Cancel this order?') : t('Request a refund')}
      description={
        kind === 'unshipped'
          ? t(refundText(order), formatPrice(order.refund_amount ?? 0))
          : isCancel
            ? t('Your order will be cancelled immediately. This cannot be undone.')
            : t(
                'We will review your request and refund you. You can follow the progress in your order.',
              )
      }
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('Keep order')}
          </Button>
          <Button variant="danger" loading={isPending} onClick={() => void send()}>
            {isCancel ? t('Cancel order') : t('Request a refund')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <RadioGroup
          label={t('Reason')}
          value={reason ?? ''}
          onValueChange={(value) => setReason(reasons.find((each) => each === value))}
          error={asked && !reason && t('Please choose a reason')}
        >
          {reasons.map((each) => (
            <RadioCard key={each} value={each} title={t(each)} />
          ))}
        </RadioGroup>
        <Field
          label={reason === OTHER ? t('Please tell us why') : t('Anything to add? (optional)')}
          required={reason === OTHER}
          error={
            (asked && lacksWords && t('Please tell us briefly why')) ||
            (isTooLong && say('at most {0} characters', available)) ||
            refusal
          }
        >
          <Textarea rows={2} value={more} onChange={(event) => setMore(event.target.value)} />
        </Field>
      </Stack>
    </Dialog>
  );
}
