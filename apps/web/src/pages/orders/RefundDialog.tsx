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
    'Other goods or quantities',
    'Another payment or delivery',
    'No longer needed',
    OTHER,
  ],
  refund: [
    'Something is wrong with the goods',
    'Not what I ordered',
    'It takes too long',
    'No longer needed',
    OTHER,
  ],
} as const;
type Reason = (typeof REASONS)[keyof typeof REASONS][number];

/** The longest text that the API accepts, including the chosen reason. */
const LONGEST = 200;

const DONE = {
  unpaid: 'The order is cancelled',
  unshipped: 'The order is cancelled; the refund follows',
  return: 'We have your request for a refund',
} as const;

/** How the money of a cancelled order comes back: only a card is refunded by the gateway. */
function refundText({ payment: { method }, refund_amount }: OrderDetail) {
  if (!refund_amount) return 'The order is cancelled. Nothing was charged for it.';
  return method === 'credit' || method === 'installments'
    ? 'The order is cancelled. {0} goes back to the card that paid it, in 7 to 14 working days or so.'
    : 'The order is cancelled. {0} is transferred back; we ask for your account in its messages.';
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
      title={isCancel ? t('Cancel this order?') : t('Ask for a refund')}
      description={
        kind === 'unshipped'
          ? t(refundText(order), formatPrice(order.refund_amount ?? 0))
          : isCancel
            ? t('The order is cancelled at once; this cannot be undone.')
            : t('The shop looks at it and returns the money; you can follow it in the order.')
      }
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('Keep the order')}
          </Button>
          <Button variant="danger" loading={isPending} onClick={() => void send()}>
            {isCancel ? t('Cancel the order') : t('Ask for a refund')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <RadioGroup
          label={t('Why?')}
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
            (asked && lacksWords && t('Please tell us in a few words')) ||
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
