import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import type { OrderRefund, StaffOrderDetail } from '@mall/sdk/staff';
import { Button, Dialog, formatPrice } from '@mall/ui';
import { useQuery } from '@tanstack/react-query';
import { orderMessages } from '../messages/zh-TW/orders';
import { useStaff } from '../staff/StaffContext';
import { refundPreviewQuery } from './queries';
import { RefundSums } from './RefundSums';
import { useRefundCall } from './useRefundCall';

const TEXTS = {
  gateway: 'The payment provider pays it back to the card.',
  after_closing: 'The payment provider pays it back after its next closing (20:30).',
  by_hand:
    'This payment cannot be paid back by the provider. Transfer the money to the member first, then confirm.',
} as const;

export interface PayBackDialogProps {
  readonly order: StaffOrderDetail;
  /** A refund that waits for colleagues; missing: the rest of the order. */
  readonly refund?: OrderRefund;
  readonly onClose: () => void;
}

/** Names the sum that a refund pays now, and sends it back with the confirmation. */
export function PayBackDialog({ order, refund, onClose }: PayBackDialogProps) {
  const t = useMessages(orderMessages);
  const staff = useStaff();
  const { succeed, fail } = useToasts();
  const { trans_order_id: o_id } = order;
  const preview = useQuery(
    refundPreviewQuery(
      staff,
      o_id,
      refund ? { kind: 'record', refund: refund.id } : { kind: 'order' },
    ),
  );
  const payBack = useRefundCall('refund', staff.orders.refund);
  const confirm = useRefundCall('confirmRefund', staff.orders.confirmRefund);
  const { data } = preview;
  const way = data?.pays[0]?.way;
  const sum = formatPrice(data?.amount ?? 0);
  const isCalled = refund?.state === 'called';

  function send(amount: number): void {
    const call = refund
      ? confirm.send({ o_id, refund: refund.id, amount })
      : payBack.send({ o_id, amount, by_hand: way === 'by_hand' });
    void call.then(() => {
      onClose();
      succeed(t('The order is saved'));
    }, fail);
  }

  const title = !data
    ? t('Refund')
    : refund
      ? t('Was {0} paid back?', sum)
      : t('Pay back {0} now?', sum);
  const text = isCalled
    ? t('The payment provider may have paid it. Look it up there before you pay.')
    : refund
      ? t('Transfer the money to the member first, then confirm.')
      : way && t(TEXTS[way]);
  return (
    <Dialog
      open
      role="alertdialog"
      onOpenChange={onClose}
      title={title}
      description={text}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('Cancel')}
          </Button>
          {data && !preview.error && (
            <Button
              loading={payBack.isPending || confirm.isPending}
              disabled={preview.isFetching}
              onClick={() => send(data.amount)}
            >
              {way === 'by_hand' ? t('I paid it back by hand') : t('Pay back')}
            </Button>
          )}
        </>
      }
    >
      <RefundSums id={o_id} preview={preview} />
    </Dialog>
  );
}
